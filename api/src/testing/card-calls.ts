import type { LightMyRequestResponse as Response } from 'fastify';
import type { CompositeCard } from '../modules/composite-card/composite-card.public.ts';
import { formOf } from './form.ts';
import type { Records } from './records.ts';
import type { SignedIn, TestApi } from './test-api.ts';

type Who = Pick<SignedIn, 'headers'> | null;
type Files = Record<string, Buffer | Buffer[]>;

/** A talent with two images in its album. */
export async function talentWithAlbum(
  records: Records,
): Promise<{ id: string; album: [string, string] }> {
  const { db } = records;
  const id = await records.talent();
  const picture = () => records.image({ talent_id: id, access: 'public' });
  const album: [string, string] = [await picture(), await picture()];
  await db.updateTable('talent').set({ album_image_ids: album }).where('id', '=', id).execute();
  return { id, album };
}

export const slot = (name: string, imageId: string, more: object = {}) => ({
  slot: name,
  imageId,
  ...more,
});

/** Requests for the tests of composite cards, by user. */
export function cardCalls(api: () => TestApi) {
  const address = (talentId: string, path = ''): string =>
    `/api/management/talent/${talentId}/compositecard${path}`;
  const send = async (
    who: Who,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<Response> =>
    api().app.inject({
      method,
      url,
      headers: who?.headers ?? {},
      ...(payload ? { payload } : {}),
    });
  const form = async (
    who: SignedIn,
    method: 'POST' | 'PUT',
    url: string,
    data: object,
    files: Files,
  ): Promise<Response> => {
    const body = await formOf(data, files, who.headers);
    return api().app.inject({ method, url, ...body });
  };
  const create = (who: SignedIn, talentId: string, data: object = {}, files: Files = {}) =>
    form(who, 'POST', address(talentId), { name: 'การ์ด', template: 'Classic', ...data }, files);
  return {
    address,
    send,
    create,
    change: (who: SignedIn, talentId: string, cardId: string, data: object, files: Files = {}) =>
      form(who, 'PUT', address(talentId, `/${cardId}`), data, files),
    async made(who: SignedIn, talentId: string, data: object = {}, files: Files = {}) {
      const answer = await create(who, talentId, data, files);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<CompositeCard>();
    },
    async read(who: SignedIn, talentId: string, cardId: string): Promise<CompositeCard> {
      return (await send(who, 'GET', address(talentId, `/${cardId}`))).json<CompositeCard>();
    },
    /** The talent's cards, the default first, then the oldest. */
    async all(who: SignedIn, talentId: string): Promise<CompositeCard[]> {
      const url = `/api/management/talent/compositecards?talentId=${talentId}&size=100`;
      const { items } = (await send(who, 'GET', url)).json<{ items: CompositeCard[] }>();
      const isBefore = (a: CompositeCard, b: CompositeCard) =>
        Number(b.isDefault) - Number(a.isDefault) || a.id.localeCompare(b.id);
      return items.sort(isBefore);
    },
  };
}
