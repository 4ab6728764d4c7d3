import { render } from '@testing-library/react';
import { EmailText } from './email-text';

it('breaks after the signs of an address, which is copied as it is', () => {
  const { container } = render(<EmailText>rose.ng@care.example.org</EmailText>);
  expect(container).toHaveTextContent(/^rose\.ng@care\.example\.org$/);
  expect(container.innerHTML).toContain('rose.<wbr>ng@<wbr>care.<wbr>example.<wbr>org');
});
