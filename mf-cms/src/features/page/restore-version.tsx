import { useRecordActions } from '@dara/kit/record';
import { Button } from '@dara/kit/ui';
import { CONSENT_PAGES } from '@dara/model';
import { FormattedMessage } from '@dara/sdk/i18n';
import { RotateCcw } from 'lucide-react';
import {
  useManagementContentPageRestoreMutation,
  type ManagementContentPage,
} from '../../api/generated.ts';

interface RestoreVersionProps {
  version: number;
  content: ManagementContentPage;
}

/** Makes an earlier text the next version, after a confirmation. */
export function RestoreVersion({ version, content }: RestoreVersionProps) {
  const [restore] = useManagementContentPageRestoreMutation();
  const values = { version, made: content.version + 1 };
  const isAgreedTo = CONSENT_PAGES.includes(content.slug);
  const { run, busy } = useRecordActions<'restore'>({
    versionOf: () => content.version,
    send: () =>
      restore({
        slug: content.slug,
        version: String(version),
        contentPageRestore: { version: content.version },
      }).unwrap(),
    done: () => ({ id: 'cms.page.restore.done', values }),
    ask: () => ({
      title: { id: 'cms.page.restore.ask', values },
      message: {
        id: isAgreedTo ? 'cms.page.restore.askConsent' : 'cms.page.restore.askText',
        values,
      },
      confirmLabel: { id: 'cms.page.restore' },
    }),
  });
  return (
    <Button
      size="small"
      icon={<RotateCcw size={16} aria-hidden />}
      loading={busy !== undefined}
      onClick={() => void run('restore')}
    >
      <FormattedMessage id="cms.page.restore" />
    </Button>
  );
}
