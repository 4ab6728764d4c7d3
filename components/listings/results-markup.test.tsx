import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { ResultsMarkup } from './results-markup';

const push = jest.fn();
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => ({ push }) }));
afterEach(() => {
  document.body.innerHTML = '';
});

describe('results that the server has made', () => {
  it('stay as they stand in the page where React begins anew, and come back with whoever comes back', () => {
    document.body.innerHTML = '<div id="results-a"><p>Twelve <font>Dienste</font></p></div>';
    const { unmount } = renderIn('en', <ResultsMarkup name="results-a" />);
    expect(screen.getAllByText('Dienste')).toHaveLength(2);
    unmount();
    document.body.innerHTML = '';
    renderIn('en', <ResultsMarkup name="results-a" />);
    expect(screen.getByText('Dienste')).toBeInTheDocument();
  });

  it('lead to pages of the site without loading them whole, but not where the link is for another window', async () => {
    document.body.innerHTML = '<div id="results-b"><a href="/listing-details/7?x=1#top">Ash House</a></div>';
    const user = userEvent.setup();
    // Where nobody has answered, jsdom would have to load a page.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    renderIn('en', <ResultsMarkup name="results-b" />);
    const links = screen.getAllByRole('link', { name: 'Ash House' });
    const link = links[1] as HTMLElement;
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(push).not.toHaveBeenCalled();
    await user.click(link);
    expect(push).toHaveBeenCalledWith('/listing-details/7?x=1#top');
  });
});
