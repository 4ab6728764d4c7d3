import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import { careLevels, type FeeLine, feeDuties, feePeople, feeUnits } from '@/lib/contract/fees';
import { type Estimate, estimate } from '@/lib/fees/estimate';
import { mostOf, readAsked } from '@/lib/fees/read-asked';
import messages from '@/messages/en.json';
import { EstimateSheet } from './estimate-sheet';

const someLine: fc.Arbitrary<Omit<FeeLine, 'name'>> = fc.record({
  amount: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 200_000 }).map((pennies) => pennies / 100),
  ),
  unit: fc.constantFrom(...feeUnits),
  people: fc.constantFrom('' as const, '' as const, ...feePeople),
  level: fc.constantFrom('' as const, '' as const, ...careLevels),
  unavoidable: fc.constantFrom(...feeDuties),
  when: fc.constant(''),
});

/** A provider's lines, and an address: who, how and how many of each. */
const someChoice = fc
  .tuple(
    fc.array(someLine, { minLength: 1, maxLength: 7 }),
    fc.constantFrom('', ...feePeople),
    fc.constantFrom('', ...careLevels),
    fc.array(fc.nat(9), { minLength: 7, maxLength: 7 }),
  )
  .map(([lines, people, level, counts]) => {
    const fees = lines.map((line, at) => ({ ...line, name: `Line ${at + 1}` }));
    const wanted = fees.map((line, at) => [`line${at + 1}`, String(Math.min(counts[at] ?? 0, mostOf(line)) || '')]);
    return { fees, params: new URLSearchParams([['people', people], ['level', level], ...wanted]) };
  });

test('for whatever is chosen, the sum shown is the sum of its lines and the one that is sent', () => {
  let shown = 0;
  fc.assert(
    fc.property(someChoice, ({ fees, params }) => {
      const { asked, problems } = readAsked(params, fees);
      const found = estimate(fees, asked);
      if (problems.length > 0 || !found) return;
      shown += 1;
      cleanup();
      render(
        <NextIntlClientProvider locale="en" messages={messages} timeZone="Europe/London">
          <EstimateSheet name="Us" listing={null} {...{ fees, asked, found }} />
        </NextIntlClientProvider>,
      );
      const rows = toPlain(screen.getByRole('table').textContent);
      const sums = screen.getAllByText(/ a week$| every four weeks$/).map((one) => toPlain(one.textContent));
      const cells = screen.queryAllByRole('cell').map((cell) => toPlain(cell.textContent));
      const sent = new URL(screen.getByRole('link').getAttribute('href') ?? '', 'http://here').searchParams;
      const question = sent.get('question');
      expect(sums[0]).toBe(`${sayRange(sumOfCells(cells))} a week`);
      expect(question).toContain(`Estimate: ${sayRange(found.week)} a week, ${sayRange(found.fourWeeks)} every four`);
      expect(question).toContain(`Estimate: ${sums[0]}`);
      for (const { line, share } of found.lines) {
        expect(rows).toContain(line.name);
        if (share !== 'unknown') expect(question).toContain(`${line.name}: `);
      }
    }),
    { numRuns: 200 },
  );
  expect(shown).toBeGreaterThan(20);
});

/** What the column of the table comes to: 'Included', '£1,250', 'up to £40'; what is paid once is in no week. */
function sumOfCells(cells: readonly string[]): Estimate['week'] {
  const pennies = cells
    .filter((cell) => cell.includes('£') && !cell.endsWith(' once'))
    .map((cell) => ({ isSure: cell.startsWith('£'), amount: Math.round(Number(cell.replace(/[^\d.]/g, '')) * 100) }));
  const sumOf = (some: typeof pennies) => Math.ceil(some.reduce((all, { amount }) => all + amount, 0) / 100);
  return { low: sumOf(pennies.filter(({ isSure }) => isSure)), high: sumOf(pennies) };
}

function sayRange({ low, high }: Estimate['week']): string {
  const say = (pounds: number) => `£${pounds.toLocaleString('en-GB')}`;
  return low === high ? say(low) : `${say(low)} to ${say(high)}`;
}

function toPlain(text: string | null): string {
  return (text ?? '').replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');
}
