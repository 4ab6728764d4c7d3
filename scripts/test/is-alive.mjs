/** Runs in the browser: whether the page has no script to wait for, or its script has taken hold of every button of it. */
export function isAlive() {
  if (!document.querySelector('script[data-chunks]')) return true;
  const parts = [document.querySelector('main') ?? document.body, ...document.querySelectorAll('body button')];
  return parts.every((element) => Object.keys(element).some((key) => key.startsWith('__react')));
}
