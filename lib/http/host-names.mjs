/**
 * How often a request says `Host`. Node takes the first of several; a proxy before it may have taken another.
 * @param {readonly string[]} rawHeaders names and values in turn, as node:http has them
 */
export function countHosts(rawHeaders) {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
