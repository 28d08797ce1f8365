import { RecordTabs } from '@dara/kit/record';
import { Skeleton, lazyComponent } from '@dara/kit/ui';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import type { SiteSetting } from '../../api/generated.ts';
import { SiteHistory } from './site-history.tsx';
import type { SiteSettingFormProps } from './site-setting-form.tsx';

// Fields come with the data, beside the page's own script.
const SiteSettingForm = lazyComponent<SiteSettingFormProps>(() =>
  import(/* webpackChunkName: "site-setting-form" */ './site-setting-form.tsx').then(
    (module) => module.SiteSettingForm,
  ),
);

/** The settings to edit, and what happened to them. */
export function SiteSettingTabs({ setting }: { setting: SiteSetting }) {
  const { formatMessage } = useIntl();
  return (
    <RecordTabs
      label={formatMessage({ id: 'setting.site.tabs' })}
      tabs={[
        {
          id: 'setting',
          label: <FormattedMessage id="setting.site.tab.setting" />,
          content: () => (
            <SiteSettingForm setting={setting} pending={<Skeleton shape="box" height={480} />} />
          ),
        },
        {
          id: 'history',
          label: <FormattedMessage id="kit.record.history" />,
          content: () => <SiteHistory id={setting.id} />,
        },
      ]}
    />
  );
}
