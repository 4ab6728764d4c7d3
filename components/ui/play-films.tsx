'use client';
import { useEffect } from 'react';

/** Puts a film's player in the place of its link when somebody presses it; without script the link leads to the film. */
export function PlayFilms() {
  useEffect(() => {
    document.addEventListener('click', playFilm);
    return () => document.removeEventListener('click', playFilm);
  }, []);
  return null;
}

function playFilm(event: MouseEvent) {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-film]') : null;
  if (!link || !isPlain || event.defaultPrevented) return;
  event.preventDefault();
  const player = document.createElement('iframe');
  player.src = `${link.dataset.film}?autoplay=1`;
  player.title = link.textContent ?? '';
  player.allow = 'autoplay; fullscreen; picture-in-picture';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.dataset.film = '';
  link.replaceWith(player);
  player.focus();
}
