import type { CheckedRelease } from '@dara/contract';
import { Callout } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { CHECK_TITLES } from './check-titles.ts';
import { Quiet } from './package-state.tsx';
import { findingsOf } from './release.model.ts';

/** What the checks of a promotion or rollback say: each failed one with its code and the remedy. */
export function Findings({ verdict }: { verdict: CheckedRelease }) {
  const locale = useLocale();
  const { failed, passed } = findingsOf(verdict);
  if (failed.length === 0)
    return (
      <Callout tone="positive" role="status" icon={<CircleCheck size={20} aria-hidden />}>
        <FormattedMessage id="setting.release.checks.passed" values={{ count: passed }} />
      </Callout>
    );
  return (
    <Callout tone="danger" role="status" icon={<CircleAlert size={20} aria-hidden />}>
      <FormattedMessage id="setting.release.checks.failed" values={{ count: failed.length }} />
      <List>
        {failed.map(({ code, problems }) => (
          <li key={code}>
            <strong>{localized(CHECK_TITLES[code] ?? { th: code, en: code }, locale)}</strong>
            <Quiet>{code}</Quiet>
            {problems.map((problem) => (
              <p key={problem} lang="en">
                {problem}
              </p>
            ))}
          </li>
        ))}
      </List>
    </Callout>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space3};
  margin: ${tokens.space2} 0 0;
  padding: 0;
  list-style: none;
`;
