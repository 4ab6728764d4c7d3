/** By how much: pounds, or a part of the price. Below 0 it falls. */
export type Raise = { pounds: number } | { percent: number };

/** `£50`, `-50`, `2.50`, `5%`; null for what is neither an amount nor a percentage. */
export function readRaise(said: string): Raise | null {
  const found = /^([+-]?)£?(\d{1,6}(?:\.\d{1,2})?)(%?)$/.exec(said.replace(/\s/g, ''));
  const by = found ? Number(`${found[1]}${found[2]}`) : 0;
  if (!found || by === 0 || (found[3] && by <= -100)) return null;
  return found[3] ? { percent: by } : { pounds: by };
}

/** 'From £1,150 a week' by 5% is 'From £1,208 a week'. Null without an amount in pounds, or with one not above 0. */
export function raisePrice(price: string, raise: Raise): string | null {
  const amount = /£\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?/g;
  if (!amount.test(price)) return null;
  let isAbove = true;
  const raised = price.replace(amount, (_, whole: string, pence = '') => {
    const was = Number(whole.replaceAll(',', '') + pence);
    const now = 'pounds' in raise ? was + raise.pounds : was * (1 + raise.percent / 100);
    const hasPence = pence !== '' || ('pounds' in raise && !Number.isInteger(raise.pounds));
    isAbove &&= now >= (hasPence ? 0.01 : 0.5);
    return `£${formatAmount(now, hasPence, /^\d{4,}$/.test(whole))}`;
  });
  return isAbove ? raised : null;
}

function formatAmount(amount: number, hasPence: boolean, isPlain: boolean): string {
  const digits = hasPence ? 2 : 0;
  return amount.toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: !isPlain,
  });
}
