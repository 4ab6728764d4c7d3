/** Where the page of a form that came back says what is wrong: a phone without script would show the page's head instead. */
export const problemAnchor = 'problem';
