import { api } from '@dara/sdk/api';
import { useSession } from '@dara/sdk/session';
import type { MenuEntry } from '@dara/contract';
import { useServices } from './services.ts';
import { askedEntries, railGroups, type RailGroup } from './site-menu.ts';

const shownApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ids of the entries that this person sees; one whose list does not answer is not shown. */
    shownEntries: build.query<string[], MenuEntry[]>({
      queryFn: async (entries, _api, _options, ask) => {
        const tags = entries.flatMap(({ shownIf }) => shownIf?.tag ?? []);
        // The remote that owns the cache tag may not be loaded yet.
        api.enhanceEndpoints<string>({ addTagTypes: tags });
        const isShown = async ({ shownIf }: MenuEntry): Promise<boolean> => {
          const { data } = await ask({ url: shownIf?.path ?? '' });
          return Number((data as { total?: unknown } | undefined)?.total) > 0;
        };
        const shown = await Promise.all(entries.map(isShown));
        return { data: entries.flatMap(({ id }, at) => (shown[at] ? [id] : [])) };
      },
      providesTags: (_shown, _error, entries) =>
        entries.flatMap(({ shownIf }) => shownIf?.tag ?? []) as never[],
      extraOptions: { isQuiet: true },
    }),
  }),
});

/** The management rail of the signed-in person. */
export function useRailGroups(): RailGroup[] {
  const { snapshot } = useServices();
  const permission = useSession().profile?.permission;
  const asked = askedEntries(snapshot, permission);
  const { data } = shownApi.useShownEntriesQuery(asked, { skip: asked.length === 0 });
  return railGroups(snapshot, permission, asked.length === 0 ? [] : data);
}
