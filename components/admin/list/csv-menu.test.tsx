import { screen } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { CsvMenu } from './csv-menu';

it('asks for the list as it is, in the columns that are ticked', () => {
  const columns = [
    { key: 'typeTitle', label: 'Title' },
    { key: 'city', label: 'City' },
  ];
  renderIn('en', <CsvMenu href="/api/admin/export/listing.csv?q=oak&locale=en" columns={columns} />);
  const form = screen.getByRole('button', { name: 'Download as CSV' }).closest('form');
  screen.getByRole('checkbox', { name: 'Title' }).click();
  const asked = [...new FormData(form ?? undefined)];
  expect([form?.getAttribute('action'), asked]).toEqual([
    '/api/admin/export/listing.csv',
    [
      ['q', 'oak'],
      ['locale', 'en'],
      ['columns', 'city'],
    ],
  ]);
});
