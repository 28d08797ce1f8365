import { siteLanguages, useIntl, useLocale, useSetLocale, type Locale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { tokens } from '@dara/sdk/theme';
import { VisuallyHidden } from '@dara/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const SHORT = { th: 'ไทย', en: 'EN' } as const satisfies Record<Locale, string>;

/** Switches the language without a reload; hidden on a site with one language. */
export function LanguageSwitch() {
  const locale = useLocale();
  const other = siteLanguages().find((language) => language !== locale);
  return other && <SwitchTo other={other} />;
}

function SwitchTo({ other }: { other: Locale }) {
  const intl = useIntl();
  const setLocale = useSetLocale();
  const notice = useNotice();
  const [isBusy, setIsBusy] = useState(false);
  const handleClick = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await setLocale(other);
    } catch {
      notice({ kind: 'error', message: { id: 'shell.language.failed' } });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Root
      type="button"
      aria-busy={isBusy}
      title={intl.formatMessage({ id: 'shell.language.switch' })}
      onClick={() => void handleClick()}
    >
      <span lang={other} aria-hidden>
        {SHORT[other]}
      </span>
      <VisuallyHidden lang={other}>
        {intl.formatMessage({ id: 'shell.language.switch' })}
      </VisuallyHidden>
    </Root>
  );
}

const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0 8px;
  border: 0;
  border-radius: ${tokens.radiusMedium};
  background: none;
  color: ${tokens.ink};
  font-size: ${tokens.textSmall};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: ${tokens.paperSunken};
  }
`;
