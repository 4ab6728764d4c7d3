const fixedPages = {
  '/': { title: 'Welcome.metaTitle', picture: 'hero' },
  '/home': { title: 'Home.metaTitle', picture: 'hero' },
  '/listing': { title: 'Listing.doors.care.metaTitle', picture: 'find-a-carer' },
  '/blog': { title: 'Blog.metaTitle', picture: 'insights' },
  '/what-it-costs': { title: 'Estimate.metaTitle', picture: 'book-a-call' },
  '/form': { title: 'Form.metaTitle', picture: 'call-back' },
  '/about': { title: 'About.metaTitle', picture: 'live-in-care' },
  '/contact': { title: 'Contact.metaTitle', picture: 'book-a-call' },
  '/complaints': { title: 'Complaints.title', picture: 'book-a-call' },
  '/applynow': { title: 'ApplyNow.metaTitle', picture: 'carer-jobs' },
  '/faq': { title: 'Faq.metaTitle', picture: 'information' },
  '/imagegallery': { title: 'Gallery.metaTitle', picture: 'thank-you' },
  '/videogallery': { title: 'Videos.metaTitle', picture: 'how-it-works-5' },
  '/pagecontent': { title: 'Page.all', picture: 'information' },
  '/safeguarding': { title: 'Policies.safeguarding.metaTitle', picture: 'how-it-works-2' },
  '/accessibility': { title: 'Policies.accessibility.metaTitle', picture: 'how-it-works-2' },
  '/privacy-policy': { title: 'Policies.privacy.metaTitle', picture: 'how-it-works-2' },
  '/cookie-policy': { title: 'Policies.cookies.metaTitle', picture: 'how-it-works-2' },
  '/terms-condition': { title: 'Policies.terms.metaTitle', picture: 'how-it-works-2' },
  '/pricing': { title: 'Samples.pricing.title', picture: 'book-a-call' },
  '/team': { title: 'Samples.team.title', picture: 'find-a-carer' },
  '/testimonials': { title: 'Samples.testimonials.title', picture: 'thank-you' },
  '/coming-soon': { title: 'Samples.comingSoon.title', picture: 'how-it-works-4' },
  '/shop': { title: 'Samples.shop.title', picture: 'listing-support' },
  '/category': { title: 'Samples.category.title', picture: 'listing-support' },
  '/products-details': { title: 'Samples.product.title', picture: 'listing-support' },
  '/cart': { title: 'Samples.cart.title', picture: 'listing-support' },
  '/checkout': { title: 'Samples.checkout.title', picture: 'listing-support' },
} as const;

export type FixedPage = (typeof fixedPages)[keyof typeof fixedPages];

/** Those that a text may want to lead to: no sample, and the home page once. */
export const linkablePages = Object.entries(fixedPages).flatMap(([href, { title }]) =>
  title.startsWith('Samples.') || href === '/home' ? [] : [{ href, title }],
);

export function fixedPageAt(path: string): FixedPage | undefined {
  return Object.entries(fixedPages).find(([address]) => address === path)?.[1];
}
