import type { Localized } from '@dara/contract';
import { siteLanguages, useIntl, useLocale, useSetLocale } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { useSession } from '@dara/sdk/session';
import { useTheme } from '@dara/sdk/theme';
import { useServices } from '../site/services.ts';
import { useRailGroups } from '../site/use-rail-groups.ts';
import { useSignOut } from '../session/sign-out.ts';
import { actionsFor, pagesOf } from './palette.model.ts';

export interface Command {
  id: string;
  label: Localized;
  /** Group. */
  section?: Localized;
  run: () => unknown;
}

const THEMES = ['light', 'dark', 'system'] as const;

/** Pages and actions for the signed-in user: from remotes and from the shell. */
export function useCommands(): { pages: Command[]; actions: Command[] } {
  const { formatMessage } = useIntl();
  const { snapshot } = useServices();
  const { profile } = useSession();
  const navigate = useNavigate();
  const { setTheme, choice } = useTheme();
  const locale = useLocale();
  const setLocale = useSetLocale();
  const signOut = useSignOut();
  const permission = profile?.permission ?? '';
  const groups = useRailGroups();
  const own = (id: string, run: () => unknown): Command => {
    const text = formatMessage({ id: `shell.palette.${id}` });
    return { id, label: { th: text, en: text }, run };
  };
  return {
    pages: pagesOf(groups).map(({ path, ...page }) => ({
      ...page,
      run: () => navigate(path),
    })),
    actions: [
      ...actionsFor(snapshot, permission).map(({ id, label, path }) => ({
        ...{ id, label },
        run: () => navigate(path),
      })),
      ...THEMES.filter((theme) => theme !== choice).map((theme) =>
        own(`theme.${theme}`, () => setTheme(theme)),
      ),
      ...siteLanguages()
        .filter((language) => language !== locale)
        .map((language) => own(`language.${language}`, () => setLocale(language))),
      own('signOut', signOut),
    ],
  };
}
