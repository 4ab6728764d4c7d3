import { screen, within } from '@testing-library/react';
import { renderIn } from '@/components/testing/render-in';
import { type CompanyWire, companySchema } from '@/lib/contract/company';
import { Footer } from './footer';
import { Regulator } from './regulator';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/home' }));

const company = (wire: Partial<CompanyWire>) => companySchema.parse({ companyId: 1, logoPath: '', ...wire });

describe('who watches over the provider', () => {
  it('is said with rating, day, numbers and the report', () => {
    const rated = { regulatorRating: 'Good', regulatorDate: 'March 2026', regulatorUrl: 'https://www.cqc.org.uk/x' };
    const numbers = { regulatorProviderId: '1-101678901', registration: 'registered' } as const;
    renderIn('en', <Regulator company={company({ ...rated, ...numbers })} />);
    expect(screen.getByRole('region', { name: 'How the regulator rates us' })).toHaveTextContent(
      /Good \(March 2026\).*We are registered.*Provider number 1-101678901/,
    );
    expect(screen.getByRole('link', { name: 'Read the report' })).toHaveAttribute('href', rated.regulatorUrl);
  });

  it('is said of an agency that no regulator rates, and nothing is where the provider has not said', () => {
    const { rerender } = renderIn('en', <Regulator company={company({ registration: 'introductory' })} />);
    expect(screen.getByRole('region', { name: 'Who regulates us' })).toHaveTextContent('introductory agency');
    rerender(<Regulator company={company({ regulatorDate: 'March 2026' })} />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('leads nowhere by an address that is none', () => {
    renderIn('en', <Regulator company={company({ regulatorRating: 'Good', regulatorUrl: 'javascript:alert(1)' })} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the foot of every page', () => {
  it('says who answers for the site before the law, as far as the provider does', () => {
    const legal = { companyNumber: '01234567', icoNumber: 'ZA123456', modernSlaveryUrl: 'https://example.org/slavery' };
    renderIn('en', <Footer company={company(legal)} newsletter={null} />);
    const foot = screen.getByRole('contentinfo');
    expect(foot).toHaveTextContent(/Company number 01234567\s*ICO registration ZA123456/);
    expect(foot).not.toHaveTextContent('Registered office');
    expect(screen.getByRole('link', { name: 'Modern slavery statement' })).toHaveAttribute(
      'href',
      legal.modernSlaveryUrl,
    );
    for (const name of ['Complaints', 'Safeguarding', 'Accessibility'])
      expect(screen.getByRole('link', { name })).toBeVisible();
  });

  it('says where else the provider is', () => {
    renderIn(
      'en',
      <Footer company={company({ socialLinks: 'https://m.facebook.com/us\nhttps://a.example' })} newsletter={null} />,
    );
    const links = within(screen.getByRole('list', { name: 'Elsewhere on the web' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Facebook', 'https://m.facebook.com/us'],
      ['a.example', 'https://a.example'],
    ]);
  });

  it('says no more than it was told', () => {
    renderIn('en', <Footer company={company({ modernSlaveryUrl: 'javascript:alert(1)' })} newsletter={null} />);
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(/Company number|ICO|Registered/);
    expect(screen.queryByRole('link', { name: 'Modern slavery statement' })).toBeNull();
  });
});
