import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { saveFile } from '@dara/kit/resource';
import { tokens } from '@dara/sdk/theme';
import { Button } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { SheetActions } from '../../../parts/sheet.tsx';

/** Recovery codes, shown once: copy, save or print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const text = `${formatMessage({ id: 'setting.step.codes.head' })}\n\n${codes.join('\n')}\n`;
  const handleCopy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notice({ kind: 'success', message: { id: 'setting.step.codes.copied' } }),
      () => notice({ kind: 'error', message: { id: 'setting.step.codes.notCopied' } }),
    );
  return (
    <>
      <Codes data-print="codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <SheetActions>
        <Button size="small" onClick={() => void handleCopy()}>
          <FormattedMessage id="setting.step.codes.copy" />
        </Button>
        <Button
          size="small"
          onClick={() =>
            saveFile(new Blob([text], { type: 'text/plain' }), 'dara-recovery-codes.txt')
          }
        >
          <FormattedMessage id="setting.step.codes.download" />
        </Button>
        <Button size="small" onClick={() => window.print()}>
          <FormattedMessage id="setting.step.codes.print" />
        </Button>
      </SheetActions>
    </>
  );
}

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${tokens.space2} ${tokens.space4};
  margin: 0 0 ${tokens.space5};
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paper};
  font-family: monospace;
  list-style: none;
`;
