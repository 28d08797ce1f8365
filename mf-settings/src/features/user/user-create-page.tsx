import type { RoutePage } from '@dara/contract';
import { SectionHeading } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useNavigate } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { UserForm } from '../../parts/user/user-form.tsx';

/** A new administrator or member of staff. */
function UserCreatePage() {
  const navigate = useNavigate();
  return (
    <Page>
      <SectionHeading level={1} lead={<FormattedMessage id="setting.user.createLead" />}>
        <FormattedMessage id="setting.user.create" />
      </SectionHeading>
      <UserForm
        onSaved={({ id }) => void navigate(paths.userDetail(id), { replace: true })}
        onCancel={() => void navigate(paths.users)}
      />
    </Page>
  );
}

export const page: RoutePage = {
  Component: UserCreatePage,
  head: ({ formatMessage }) => ({ title: formatMessage('setting.user.create'), noIndex: true }),
};

const Page = styled.div`
  max-width: ${tokens.contentWidth};
`;
