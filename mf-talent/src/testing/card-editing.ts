import { screen } from '@testing-library/react';
import {
  person,
  renderPage,
  type MockApi,
  type MockRequest,
  type RenderOptions,
} from '@dara/kit/testing';
import type { CompositeCard } from '../api/generated.ts';
import { page } from '../features/card/editor/edit-card-page.tsx';
import remote from '../remote.tsx';
import { cardOptions, draftDrawing, storedCard } from './cards.ts';

export const cardCalls = '/api/management/talent/t1/compositecard';

export interface SentCard {
  id?: string;
  version?: number;
  name: string;
  template: string;
  language: string;
  fields: string[];
  slots: { slot: string; imageId: string; x: number; y: number; zoom: number }[];
  imageIds: string[];
}

export const sentCard = ({ body }: Pick<MockRequest, 'body'>): SentCard =>
  JSON.parse((body as FormData).get('data') as string) as SentCard;

/** The card as stored by the api. */
export function storeSent({ body, params }: MockRequest): CompositeCard {
  const data = sentCard({ body });
  return {
    ...storedCard,
    id: params['cardId'] ?? data.id ?? 'c1',
    name: data.name,
    slots: data.slots.map((slot) => ({ ...slot, imageId: slot.imageId.replace(':', '-') })),
    images: data.imageIds.map((id) => ({
      id: id.replace(':', '-'),
      width: 800,
      height: 1200,
      alt: null,
      placeholder: null,
    })),
    version: (data.version ?? 0) + 1,
  };
}

/** The calls that write, in order. */
export const writesOf = (network: MockApi): MockRequest[] =>
  network.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/drawing'));

/** Opens the editor for a card of the talent `t1`, or for a new one. */
export function openEditor(network: MockApi, cardId: string, options: RenderOptions = {}) {
  network.get(`${cardCalls}/:cardId`, storedCard);
  network.get(`${cardCalls}/options`, cardOptions);
  network.post(`${cardCalls}/drawing`, ({ body }) =>
    draftDrawing((body as { template: 'Classic' }).template),
  );
  return renderPage(page, {
    path: '/talent/profile/compositecard/:compositeCardId',
    url: `/talent/profile/compositecard/${cardId}`,
    locale: 'en',
    messages: remote.messages,
    profile: person('Talent', { talentId: 't1' }),
    ...options,
  });
}

/** jsdom decodes no images; this gives their size. */
export function stubImages(): void {
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 800, height: 1200, close: () => undefined }),
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
}

/** In jsdom's phone layout one side is hidden. */
export const findPlace = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}: `), hidden: true });
export const findImage = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}`) });
export const saveButton = () => screen.getByRole('button', { name: 'Save' });
