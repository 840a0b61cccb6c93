// Carries what the engine found to the card editor, which is on the page long before the analysis is done.
export default function ({ data }) {
  window.ramiscopeMarks = data;
  window.dispatchEvent(new Event("ramiscope-marks"));
}
