// A plain module: what Next has bundled reads the provider's number, and the front (scripts/site) says it where no page is made.

const place = Symbol.for('live-in-care.provider-phone');

/** @returns {string} '' where none is known */
export function providerPhone() {
  return globalThis[place] ?? '';
}

/** @param {string} phone */
export function shareProviderPhone(phone) {
  globalThis[place] = phone;
}
