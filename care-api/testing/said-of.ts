/** What an answer says of limits. */
export const saidOf = ({ headers }: Response) => ({
  policy: headers.get('ratelimit-policy'),
  left: headers.get('ratelimit'),
});
