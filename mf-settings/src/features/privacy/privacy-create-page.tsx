import type { RoutePage } from '@dara/contract';
import { SectionHeading } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNavigate, useSearchParams } from '@dara/sdk/router';
import { SheetPart, Sheets } from '../../parts/sheet.tsx';
import { paths } from '../../paths.ts';
import { PrivacyForm } from './privacy-form.tsx';

/** Writes down what a user asked by letter, mail, phone or in person. */
function PrivacyCreatePage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <>
      <SectionHeading level={1} lead={<FormattedMessage id="setting.privacy.createLead" />}>
        <FormattedMessage id="setting.privacy.create" />
      </SectionHeading>
      <Sheets>
        <SheetPart title={<FormattedMessage id="setting.privacy.form.title" />}>
          <PrivacyForm
            email={params.get('email') ?? ''}
            onSaved={(id) => void navigate(paths.privacyDetail(id), { replace: true })}
            onCancel={() => void navigate(paths.privacy)}
          />
        </SheetPart>
      </Sheets>
    </>
  );
}

export const page: RoutePage = {
  Component: PrivacyCreatePage,
  head: ({ formatMessage }) => ({ title: formatMessage('setting.privacy.create'), noIndex: true }),
};
