import { LOCALE_COOKIE, useIntl, useLocale, useSetLocale, type Locale } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { useSearchParams } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { VisuallyHidden } from '@dara/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const OTHER = {
  th: { locale: 'en', short: 'EN' },
  en: { locale: 'th', short: 'ไทย' },
} as const satisfies Record<Locale, { locale: Locale; short: string }>;

/** Changes to the other language in place, without a reload. */
export function LanguageSwitch({ className }: { className?: string }) {
  const intl = useIntl();
  const other = OTHER[useLocale()];
  const setLocale = useSetLocale();
  const notice = useNotice();
  const [params, setParams] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const handleClick = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await setLocale(other.locale);
      // An address that names a language would win over the choice at the next load.
      if (params.has(LOCALE_COOKIE)) {
        params.delete(LOCALE_COOKIE);
        setParams(params, { replace: true });
      }
    } catch {
      notice({ kind: 'error', message: { id: 'shell.language.failed' } });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Root
      type="button"
      className={className}
      aria-busy={isBusy}
      title={intl.formatMessage({ id: 'shell.language.switch' })}
      onClick={() => void handleClick()}
    >
      <span lang={other.locale} aria-hidden>
        {other.short}
      </span>
      <VisuallyHidden lang={other.locale}>
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
