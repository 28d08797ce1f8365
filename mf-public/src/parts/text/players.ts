import { embedAddress, embedFrame, isEmbedId, isEmbedProvider, type Embed } from '@dara/model';

/** Texts of a player's placeholder card. */
export interface PlayerTexts {
  play: (title: string) => string;
  note: (provider: string) => string;
  open: (provider: string) => string;
}

const NAMES = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  spotify: 'Spotify',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  facebook: 'Facebook',
} as const;

const ICON =
  '<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path fill="currentColor" d="M8 5v14l11-7z"/></svg>';

function embedOfFigure({ dataset }: HTMLElement): Embed | null {
  const { embed: provider = '', id = '' } = dataset;
  return isEmbedProvider(provider) && isEmbedId(provider, id) ? { provider, id } : null;
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function frameOf(embed: Embed, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = embedFrame(embed);
  frame.title = title;
  frame.className = 'player-frame';
  frame.dataset['provider'] = embed.provider;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  );
  return frame;
}

function addCard(figure: HTMLElement, link: HTMLAnchorElement, texts: PlayerTexts): void {
  const embed = embedOfFigure(figure);
  if (!embed) return;
  const provider = NAMES[embed.provider];
  const title = link.textContent.trim() || provider;
  const card = element('div', 'player-card');
  const play = element('button', 'player-play') as HTMLButtonElement;
  play.type = 'button';
  play.innerHTML = ICON;
  play.setAttribute('aria-label', texts.play(title));
  const open = document.createElement('a');
  open.href = embedAddress(embed);
  open.target = '_blank';
  open.rel = 'noopener noreferrer';
  open.textContent = texts.open(provider);
  const foot = element('p', 'player-note', texts.note(provider));
  foot.append(' ', open);
  card.append(
    element('p', 'player-name', provider),
    play,
    element('p', 'player-title', title),
    foot,
  );
  play.addEventListener('click', () => {
    const frame = frameOf(embed, title);
    card.replaceWith(frame);
    frame.focus();
  });
  link.replaceWith(card);
}

/**
 * Turns the links to players into cards that load their player once a user presses play: before that nothing is
 * asked of other houses. Without a script the link stays what it is.
 */
export function addPlayers(root: HTMLElement, texts: PlayerTexts): void {
  for (const figure of root.querySelectorAll<HTMLElement>('figure[data-embed]')) {
    const link = figure.querySelector<HTMLAnchorElement>(':scope > a');
    if (link) addCard(figure, link, texts);
  }
}
