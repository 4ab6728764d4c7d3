import { languages } from './language-table.mjs';

/** Of the place in the header that is kept for a line in the asked language. */
export const askedLanguageId = 'asked-language';

/**
 * Runs in the page as soon as that place is read, before anything is painted, so that no line moves later: notes there the
 * first of the browser's languages that the site speaks, where the page is in another and nobody has chosen one. The front
 * allows this text, and no other, by its hash: what it is made of is ASCII.
 */
export const askedLanguageScript = `(function(spoken,place){try{if(/(^|; )lang=/.test(document.cookie)||sessionStorage.lang)return;var asked=navigator.languages.map(function(tag){return tag.split("-")[0]}).find(function(one){return spoken.includes(one)});if(asked&&asked!=document.documentElement.lang.split("-")[0])place.dataset.to=asked}catch(blocked){}})("${languages
  .filter(({ isInForce }) => isInForce)
  .map(({ locale }) => locale)
  .join(' ')}".split(" "),document.getElementById("${askedLanguageId}"))`;
