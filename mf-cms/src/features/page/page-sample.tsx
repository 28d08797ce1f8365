import { useRecordActions } from '@dara/kit/record';
import { Badge, Button } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import {
  useManagementContentPageConfirmMutation,
  type ManagementContentPage,
} from '../../api/generated.ts';

export const SampleBadge = () => (
  <Badge tone="warning">
    <FormattedMessage id="cms.page.sample" />
  </Badge>
);

interface SampleNoteProps {
  content: ManagementContentPage;
  name: string;
}

/** States that the text is still the sample, and offers to adopt it. */
export function SampleNote({ content, name }: SampleNoteProps) {
  const [confirm] = useManagementContentPageConfirmMutation();
  const { slug, version } = content;
  const { run, busy } = useRecordActions<'confirm'>({
    versionOf: () => version,
    send: () => confirm({ slug, contentPageConfirm: { version } }).unwrap(),
    done: () => ({ id: 'cms.page.confirm.done', values: { name } }),
    ask: () => ({
      title: { id: 'cms.page.confirm.ask', values: { name } },
      message: { id: 'cms.page.confirm.askText' },
      confirmLabel: { id: 'cms.page.confirm' },
    }),
  });
  return (
    <Note role="note">
      <p>
        <FormattedMessage id="cms.page.sample.lead" />
      </p>
      <Button
        size="small"
        icon={<Check size={16} aria-hidden />}
        loading={busy !== undefined}
        onClick={() => void run('confirm')}
      >
        <FormattedMessage id="cms.page.confirm" />
      </Button>
    </Note>
  );
}

const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space3};
  margin-block-end: ${tokens.space4};
  padding: ${tokens.space3} ${tokens.space4};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.warningSoft};
  p {
    margin: 0;
  }
`;
