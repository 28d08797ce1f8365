import { RadioGroup } from '@dara/kit/ui';
import {
  FormattedMessage,
  siteLanguages,
  useIntl,
  useLocale,
  useSetLocale,
  type Locale,
} from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens, useTheme, type ThemeChoice } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { languageMessages } from '../../../parts/person.messages.ts';
import { SheetPart, Sheets } from '../../../parts/sheet.tsx';
import { useFreshProfile } from '../use-fresh-profile.ts';

const THEMES = ['light', 'dark', 'system'] as const satisfies ThemeChoice[];

/** How the site looks to a user who is signed in, on every device of theirs; each choice counts at once. */
export function DisplayTab() {
  useFreshProfile();
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const locale = useLocale();
  const setLocale = useSetLocale();
  const { choice, setTheme } = useTheme();
  const handleLanguage = (language: string) =>
    void setLocale(language as Locale).catch(() =>
      notice({ kind: 'error', message: { id: 'setting.display.languageFailed' } }),
    );
  return (
    <Sheets>
      <SheetPart
        title={<FormattedMessage id="setting.display.title" />}
        lead={<FormattedMessage id="setting.display.lead" />}
      >
        <Groups>
          <RadioGroup
            inline
            label={<FormattedMessage id="setting.display.language" />}
            hint={<FormattedMessage id="setting.display.language.hint" />}
            value={locale}
            onChange={handleLanguage}
            options={siteLanguages().map((value) => ({
              value,
              label: formatMessage(languageMessages[value]),
            }))}
          />
          <RadioGroup
            inline
            label={<FormattedMessage id="setting.display.theme" />}
            value={choice}
            onChange={(theme) => setTheme(theme as ThemeChoice)}
            options={THEMES.map((value) => ({
              value,
              label: formatMessage({ id: `setting.display.theme.${value}` }),
            }))}
          />
        </Groups>
      </SheetPart>
    </Sheets>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${tokens.space6};
`;
