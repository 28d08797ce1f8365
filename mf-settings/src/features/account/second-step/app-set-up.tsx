import { FormTextField, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { required } from '@dara/kit/validation';
import { styled } from 'styled-components';
import { object, string } from 'yup';
import type { NewSecondStep, RecoveryCodes } from '../../../api/generated.ts';

const schema = object({ code: string().test(required()) });
/** As people read long codes aloud. */
const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

export interface AppSetUpProps {
  step: NewSecondStep;
  onSubmit: (code: string) => Promise<RecoveryCodes>;
  onDone: (codes: RecoveryCodes) => void;
  onCancel: () => void;
}

/** QR code for the app, and its first code. */
export function AppSetUp({ step, onSubmit, onDone, onCancel }: AppSetUpProps) {
  const { formatMessage } = useIntl();
  const { size, path } = step.qr;
  return (
    <>
      <Code>
        <svg
          role="img"
          aria-label={formatMessage({ id: 'setting.step.qr' })}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
      </Code>
      <p>
        <FormattedMessage
          id="setting.step.secret"
          values={{ secret: <Secret>{inFours(step.secret)}</Secret> }}
        />
      </p>
      <p>
        <a href={step.uri}>
          <FormattedMessage id="setting.step.openApp" />
        </a>
      </p>
      <ResourceForm
        compact
        label={formatMessage({ id: 'setting.step.dialog.app.title' })}
        initialValues={{ code: '' }}
        schema={schema}
        onSubmit={({ code }) => onSubmit(code.trim())}
        onSuccess={onDone}
        successMessage={{ id: 'setting.step.turnedOn' }}
      >
        <FormTextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          label={<FormattedMessage id="setting.step.code" />}
        />
        <SubmitBar
          inDialog
          label={<FormattedMessage id="setting.step.confirm" />}
          onCancel={onCancel}
        />
      </ResourceForm>
    </>
  );
}

// Cameras need dark on light, in either theme.
const Code = styled.div`
  display: grid;
  justify-content: center;
  svg {
    width: 200px;
    height: 200px;
    border-radius: ${tokens.radiusMedium};
    background: #fff;
    fill: #000;
  }
`;

const Secret = styled.code`
  font-size: ${tokens.textSmall};
  overflow-wrap: anywhere;
  user-select: all;
`;
