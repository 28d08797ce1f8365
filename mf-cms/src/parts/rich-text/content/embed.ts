import { embedAddress, isEmbedId, isEmbedProvider, type EmbedProvider } from '@dara/model';
import { Node } from '@tiptap/core';

/** A player of another house, of which a text holds the address alone. */
export interface EmbedAttributes {
  provider: EmbedProvider;
  id: string;
  title: string;
  caption: string;
}

/** What providers are called, in every language. */
export const PROVIDER_NAMES: Readonly<Record<EmbedProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  spotify: 'Spotify',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  facebook: 'Facebook',
};

function readEmbed(element: HTMLElement): EmbedAttributes | false {
  const { embed: provider = '', id = '' } = element.dataset;
  if (!isEmbedProvider(provider) || !isEmbedId(provider, id)) return false;
  return {
    provider,
    id,
    title: element.querySelector('a')?.textContent.trim() ?? '',
    caption: element.querySelector('figcaption')?.textContent.trim() ?? '',
  };
}

const hidden = (value: string) => ({ default: value, rendered: false });

export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    provider: hidden('youtube'),
    id: hidden(''),
    title: hidden(''),
    caption: hidden(''),
  }),
  parseHTML: () => [{ tag: 'figure[data-embed]', priority: 70, getAttrs: readEmbed }],
  renderHTML({ node }) {
    const { provider, id, title, caption } = node.attrs as EmbedAttributes;
    const link = ['a', { href: embedAddress({ provider, id }) }, title || PROVIDER_NAMES[provider]];
    const figure = { 'data-embed': provider, 'data-id': id };
    return caption ? ['figure', figure, link, ['figcaption', caption]] : ['figure', figure, link];
  },
});
