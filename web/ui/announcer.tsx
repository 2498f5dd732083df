const regionId = 'announcer';

/** Has screen readers say a message that the page shows without moving the focus to it. */
export function announce(message: string): void {
  const region = document.getElementById(regionId);
  if (!region) return;
  // The same words twice are said twice only when the region was empty in between.
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = message;
  });
}

/** The one live region of the page; stands in the document from the start, as screen readers need. */
export function Announcer() {
  return <div id={regionId} role="status" aria-live="polite" className="sr-only" />;
}
