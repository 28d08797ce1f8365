import type { RoutePage } from '@dara/contract';
import { SectionHeading, Skeleton, TextLink, lazyComponent } from '@dara/kit/ui';
import { useLocale } from '@dara/sdk/i18n';
import { PageColumn } from '../../parts/page-column.tsx';
import { paths } from '../../paths.ts';
import { PAGE_TEXTS } from './new-face-page-texts.ts';
import { Column } from './new-face.styles.ts';

// The fields, their rules and the upload are most of the page: its words come first.
const NewFaceForm = lazyComponent(() =>
  import(/* webpackChunkName: "new-face-form" */ './new-face-form.tsx').then(
    (module) => module.NewFaceForm,
  ),
);

/** An application on one screen, for a phone: who it is, how to reach them, three pictures. */
function NewFacePage() {
  const locale = useLocale();
  return (
    <PageColumn>
      <Column>
        <SectionHeading level={1} lead={PAGE_TEXTS.lead[locale]}>
          {PAGE_TEXTS.title[locale]}
        </SectionHeading>
        <p>
          <TextLink to={paths.registerTalent}>{PAGE_TEXTS.long[locale]}</TextLink>
        </p>
        <NewFaceForm pending={<Skeleton shape="box" height={480} />} />
      </Column>
    </PageColumn>
  );
}

export const page: RoutePage = {
  Component: NewFacePage,
  head: ({ locale }) => ({
    title: PAGE_TEXTS.title[locale],
    description: PAGE_TEXTS.lead[locale],
    canonical: paths.newFace,
    type: 'website',
  }),
};
