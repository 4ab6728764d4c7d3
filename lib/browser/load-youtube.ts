import 'client-only';

let loading: Promise<unknown> | null = null;

/** By https always: react-youtube would ask by http on a page that came so, which the site's policy refuses. */
export function loadYouTube(): Promise<unknown> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://www.youtube.com/iframe_api';
    script.onerror = () => {
      loading = null;
      reject(new Error('The player script did not load.'));
    };
    // The script calls it when the player can be made.
    Object.assign(window, { onYouTubeIframeAPIReady: resolve });
    document.head.append(script);
  });
  return loading;
}
