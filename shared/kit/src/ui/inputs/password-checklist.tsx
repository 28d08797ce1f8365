import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { passwordChecks, type PasswordCheck } from '@dara/kit/validation';
import { Circle, CircleCheck, Info } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

const LINES = ['length', 'lower', 'upper', 'digit', 'symbol'] as const satisfies PasswordCheck[];

/** Password requirements, checked while typing; the last one only the server can check. */
export function PasswordChecklist({ id, value }: { id?: string; value: string }) {
  const intl = useIntl();
  const checks = passwordChecks(value);
  return (
    <List id={id} role="list" aria-label={intl.formatMessage({ id: 'kit.ui.password.title' })}>
      {LINES.map((line) => {
        const isMet = checks[line];
        return (
          <Item key={line} $met={isMet}>
            {isMet ? <CircleCheck size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
            <span>
              <FormattedMessage id={`kit.password.${line}`} />
              {isMet && (
                <VisuallyHidden>
                  {' '}
                  <FormattedMessage id="kit.ui.password.met" />
                </VisuallyHidden>
              )}
            </span>
          </Item>
        );
      })}
      <Item $met={false}>
        <Info size={16} aria-hidden />
        <FormattedMessage id="kit.password.guess" />
      </Item>
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 4px 16px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.textSmall};
`;

const Item = styled.li<{ $met: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  color: ${(p) => (p.$met ? tokens.positive : tokens.inkMuted)};
  svg {
    flex: none;
    margin-top: 4px;
  }
`;
