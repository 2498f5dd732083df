/*
 * Runs in the page. What is to start stands there as the build left it: preloads under a name that no browser fetches, a
 * module of a type that none runs. A page behind another tab is not painted, and does not wait.
 */
const startAfterPaint = `addEventListener('DOMContentLoaded',()=>{
const start=()=>{
for(const link of document.querySelectorAll('link[rel=after-text]'))link.rel='modulepreload';
for(const waiting of document.querySelectorAll('script[type="text/after-text"]')){
const script=document.createElement('script');
script.type='module';
script.textContent=waiting.textContent;
document.head.append(script)}};
const painted=performance.getEntriesByType('paint').length>0;
if(painted||document.hidden||!PerformanceObserver.supportedEntryTypes?.includes('paint'))start();
else new PerformanceObserver((_,observer)=>{observer.disconnect();start()}).observe({type:'paint'})})`;

/**
 * A page whose scripts are fetched after what can be seen. A public page can be read before any of its scripts has come:
 * they wait until it has been painted. Other pages say little before they run, and theirs are only fetched after the style
 * sheet and the fonts. The content policy knows a page's inline scripts by their text, which stays as it is.
 */
export function scriptsAfterText(html: string): string {
  const later = html.replaceAll(
    '<link rel="modulepreload" ',
    '<link rel="modulepreload" fetchpriority="low" ',
  );
  if (!html.includes('<link rel="canonical" ')) return later;
  return later
    .replaceAll('<link rel="modulepreload" ', '<link rel="after-text" ')
    .replaceAll('<script type="module" async="">', '<script type="text/after-text">')
    .replace('</head>', `<script>${startAfterPaint}</script></head>`);
}
