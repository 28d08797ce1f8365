import { renderPart } from '@dara/kit/testing';
import { EMBED_FRAME_ORIGINS } from '@dara/model';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import declaration from '../../../remote.json';
import remote from '../../remote.tsx';
import { RichText } from './rich-text.tsx';

const FIGURE =
  '<figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" target="_blank" rel="noopener noreferrer">Trailer</a><figcaption>The first one</figcaption></figure>';

const show = (html: string) =>
  renderPart(<RichText html={{ th: html, en: html }} />, {
    locale: 'en',
    messages: remote.messages,
  });

test('a player is loaded once somebody presses play, after it was said who learns of it', async () => {
  await show(`<p>Look</p>${FIGURE}`);
  const play = await screen.findByRole('button', { name: 'Play Trailer' });
  expect(screen.getByText(/loads this from YouTube, which then learns your IP/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open at YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(play);
  const frame = screen.getByTitle('Trailer');
  expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  );
  expect(screen.getByText('The first one')).toBeVisible();
});

test('what names no known player stays a link', async () => {
  await show(
    `${FIGURE}<figure data-embed="youtube" data-id="../evil"><a href="https://a.test">Other</a></figure>`,
  );
  await screen.findByRole('button', { name: 'Play Trailer' });
  expect(screen.getByRole('link', { name: 'Other' })).toBeVisible();
});

test('pages may frame the players, and nothing else', () => {
  expect(declaration.frames).toEqual(EMBED_FRAME_ORIGINS);
});
