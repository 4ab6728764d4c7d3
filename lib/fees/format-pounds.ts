const pounds = new Intl.NumberFormat('en-GB', {
  ...{ style: 'currency', currency: 'GBP', trailingZeroDisplay: 'stripIfInteger' },
});

/** '£1,250', '£0.45': pennies where there are any. It reads left to right in every language. */
export function formatPounds(amount: number): string {
  return `\u2066${pounds.format(amount)}\u2069`;
}
