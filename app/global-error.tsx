'use client';

/** The last resort: no layout, no messages, no data. */
export default function GlobalErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-GB">
      <body style={{ fontFamily: 'system-ui, sans-serif', margin: '4rem auto', maxWidth: '36rem', padding: '0 1rem' }}>
        <title>Something went wrong</title>
        <h1>Something went wrong</h1>
        <p>We could not show this page. Nothing you sent has been lost on our side. Please try again.</p>
        <button type="button" onClick={reset}>
          Try again
        </button>
      </body>
    </html>
  );
}
