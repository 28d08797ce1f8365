import { EVERYTHING, type RoutePage } from '@dara/contract';
import { RecordTabs } from '@dara/kit/record';
import { SectionHeading } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { FreezeButton } from './freeze-button.tsx';
import { Granted } from './granted.tsx';
import { PackageTable } from './package-table.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { TokenList } from './token-list.tsx';
import { useMayDecide } from './use-may-decide.ts';

/** Not in the catalogue, which every page of this remote loads. */
const GRANTED_LEAD = {
  th: 'เวอร์ชันของส่วนต่าง ๆ ของเว็บไซต์ที่คุณได้รับสิทธิ์ให้ดู',
  en: 'The releases of the parts of the site that you may see.',
};

/** Releases of the whole site, or of the parts that the person reads by a grant. */
function ReleaseListPage() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const mayDecide = useMayDecide();
  const tab = (id: string) => formatMessage({ id: `setting.release.tab.${id}` });
  return (
    <Granted>
      <SectionHeading
        level={1}
        lead={
          mayDecide ? (
            <FormattedMessage id="setting.release.lead" />
          ) : (
            localized(GRANTED_LEAD, locale)
          )
        }
        action={mayDecide && <FreezeButton name={EVERYTHING} />}
      >
        <FormattedMessage id="setting.release.title" />
      </SectionHeading>
      <RecordTabs
        label={formatMessage({ id: 'setting.release.title' })}
        tabs={[
          { id: 'live', label: tab('live'), content: () => <PackageTable /> },
          { id: 'history', label: tab('history'), content: () => <ReleaseHistory /> },
          ...(mayDecide
            ? [{ id: 'token', label: tab('token'), content: () => <TokenList /> }]
            : []),
        ]}
      />
    </Granted>
  );
}

export const page: RoutePage = {
  Component: ReleaseListPage,
  head: ({ formatMessage }) => ({ title: formatMessage('setting.release.title'), noIndex: true }),
};
