import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { CircleAlert } from 'lucide-react';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { describeError } from '../../ui/feedback/error-text.ts';
import { coarsePointer } from '../../ui/base/mixins.ts';
import { errorText, orderedErrors } from '../fields/error-value.ts';
import { FormIdContext, fieldId } from '../fields/form-context.ts';

export interface FormErrorSummaryProps {
  /** Server error about the whole form. */
  serverError?: unknown;
  /** Grows with every refused attempt; each growth moves the focus here. */
  attempt: number;
  /** Names of fields as the reader knows them; without one the message is alone. */
  labels?: Readonly<Record<string, string>>;
  /** A button after the text: how to resolve it. */
  action?: ReactNode;
}

/** The errors of a form, with links to the fields; takes focus after a failed submit. */
export function FormErrorSummary(props: FormErrorSummaryProps) {
  const { serverError, attempt, labels = {}, action } = props;
  const intl = useIntl();
  const formId = useContext(FormIdContext);
  const { errors, values } = useFormikContext<object>();
  const ref = useRef<HTMLDivElement>(null);
  const problems = orderedErrors(errors, values);
  const isShown = attempt > 0 && (problems.length > 0 || Boolean(serverError));
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  if (!isShown) return null;
  const lead = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusField(formId, name);
  };
  return (
    <Box ref={ref} tabIndex={-1} role="alert">
      <CircleAlert size={20} aria-hidden />
      <div>
        {serverError ? (
          <p>{describeError(serverError, intl).text}</p>
        ) : (
          <Title>
            <FormattedMessage id="kit.form.summary" values={{ count: problems.length }} />
          </Title>
        )}
        {problems.length > 0 && (
          <List>
            {problems.map(({ name, value }) => (
              <li key={name}>
                <a href={`#${fieldId(formId, name)}`} onClick={lead(name)}>
                  {labels[name] && `${labels[name]}: `}
                  {errorText(value, intl)}
                </a>
              </li>
            ))}
          </List>
        )}
        {action && <Action>{action}</Action>}
      </div>
    </Box>
  );
}

/**
 * Focuses the input of a field, wherever its control has it. A field that is not rendered, as in a closed drawer, is
 * reached by what its path begins with: `items.2` for `items.2.cost`.
 */
export function focusField(formId: string, name: string): void {
  const field = document.getElementById(fieldId(formId, name));
  if (!field && name.includes('.')) return focusField(formId, name.slice(0, name.lastIndexOf('.')));
  const target = field && controlOf(field);
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}

function controlOf(field: HTMLElement): HTMLElement | null {
  if (field.getAttribute('role') === 'radiogroup') {
    return field.querySelector<HTMLElement>(
      '[role="radio"][tabindex="0"], [role="radio"], input[type="radio"]:not([aria-hidden])',
    );
  }
  const canFocus = field.matches(
    'input, textarea, select, button, [tabindex], [role]:not([role="group"])',
  );
  return canFocus ? field : field.querySelector('input, select, button, [tabindex]');
}

const Box = styled.div`
  display: flex;
  gap: 12px;
  padding: 12px 16px;
  border: 1px solid ${tokens.danger};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.dangerSoft};
  color: ${tokens.ink};
  & > svg {
    flex: none;
    margin-top: 3px;
    color: ${tokens.danger};
  }
  &:focus {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
  }
`;

const Title = styled.p`
  font-weight: 600;
`;

const List = styled.ul`
  margin: 4px 0 0;
  padding-inline-start: 20px;
  a {
    display: block;
    min-height: 24px;
    color: ${tokens.danger};
    text-underline-offset: 0.3em;
    overflow-wrap: anywhere;
    ${coarsePointer} {
      padding-block: 9px;
    }
  }
`;

const Action = styled.div`
  margin-block-start: 8px;
`;
