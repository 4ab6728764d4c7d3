import { textLengths } from '@/lib/contract/listing-fields';
import { timeSpan } from './opening-hours';
import type { CostOption, Service } from './service-schema';

export function costsOf({ cost_options: options, fees, fees_description: description }: Service) {
  const lasting = options.filter(({ valid_to: to }) => to === '').map(costInWords);
  const ending = options.filter(({ valid_to: to }) => to !== '').map(costInWords);
  const said = [...new Set([...lasting, fees, description])].filter(Boolean);
  let price = '';
  const others: string[] = [];
  for (const cost of said) {
    const longer = price ? `${price}; ${cost}` : cost;
    if (others.length === 0 && longer.length <= textLengths.price) price = longer;
    else others.push(cost);
  }
  return { price, others: [...others, ...ending.filter(Boolean)] };
}

/** '£35 per 1 hour session (Under 18s)'. */
function costInWords(cost: CostOption): string {
  const { amount, amount_description: per, option, currency } = cost;
  const sum = amount === null ? '' : sumOf(amount, currency.toUpperCase() || 'GBP');
  const plain = [sum, per].filter(Boolean).join(' ');
  const named = plain && option ? `${plain} (${option})` : plain || option;
  return named && named + timeSpan(cost);
}

function sumOf(amount: number, currency: string): string {
  if (amount === 0) return 'Free';
  const figures = Number.isInteger(amount) ? amount.toLocaleString('en-GB') : amount.toFixed(2);
  return currency === 'GBP' ? `£${figures}` : `${figures} ${currency}`;
}
