import { BeginForm, type BegunPerson } from '@dara/agency/fields';
import { businessName } from '@dara/agency/labels';
import { FormSections, RecordForm, useRecordBase } from '@dara/kit/record';
import { FormattedMessage, useIntl, useLocale } from '@dara/sdk/i18n';
import type { BusinessRecord } from '../../api/generated.ts';
import { CompanyFields, ContactFields, PlaceFields } from './business-fields.tsx';
import { BUSINESS_NOT_STORED, NO_BUSINESS, toValues, valuesOf } from './business-form.model.ts';
import { ownSchema, staffSchema } from './business-form.schema.ts';
import { useBusinessLabels } from './business-labels.ts';
import { useBusinessSave } from './use-business-save.tsx';

const CODE_FIELDS = { TAX_ID_DUPLICATE: 'taxId' };

/** Sections of the form in order, with the names of their values. */
const SECTIONS = [
  {
    id: 'company',
    names: ['companyName', 'businessType', 'taxId', 'branchNo', 'industry', 'website', 'logo'],
  },
  { id: 'contact', names: ['contactName', 'position', 'email', 'contactPhone', 'lineId'] },
  { id: 'address', names: ['address', 'province', 'district', 'subDistrict', 'postalCode'] },
] as const;

export interface BusinessFormProps {
  /** The business to edit; a new one is made when absent. */
  business?: BusinessRecord;
  /** A person typed elsewhere, the contact of a new business. */
  begun?: { key: string; person: BegunPerson } | undefined;
  /** Editor: the business's users, or staff. */
  mode: 'own' | 'staff';
  /** After saving, with the current record. */
  onSaved: (business: BusinessRecord) => void;
  /** Leaves without saving, after confirmation; without it there is no button. */
  onCancel?: () => void;
}

/** Form for creating and editing a business. */
export function BusinessEditor({ business, begun, mode, onSaved, onCancel }: BusinessFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const labels = useBusinessLabels();
  const draftKey = `draft.business.${business?.id ?? begun?.key ?? 'new'}` as const;
  const initialDraft = useRecordBase({ record: business, draftKey, toValues, empty: NO_BUSINESS });
  const { base } = initialDraft;
  const name = base && businessName(base, locale);
  const saving = useBusinessSave(base, name);
  const isOwn = mode === 'own';
  // Staff have approved it as it is.
  const waits = isOwn && base?.status === 'Approved';
  const contents = {
    company: <CompanyFields isOwn={isOwn} />,
    contact: <ContactFields isOwn={isOwn} />,
    address: <PlaceFields isOwn={isOwn} />,
  };
  return (
    <RecordForm
      {...initialDraft}
      label={formatMessage({ id: base ? 'business.profile.edit' : 'business.profile.create' })}
      record={business}
      name={name}
      schema={isOwn ? ownSchema : staffSchema}
      labels={labels}
      codeFields={CODE_FIELDS}
      draftKey={draftKey}
      notStored={BUSINESS_NOT_STORED}
      saving={saving}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      {begun && <BeginForm draftKey={draftKey} values={valuesOf(begun.person)} />}
      <FormSections
        prefix={`business-${business?.id ?? 'new'}`}
        sections={SECTIONS.map(({ id, names }) => ({
          id,
          names,
          title: <FormattedMessage id={`business.profile.section.${id}`} />,
          lead: (
            <FormattedMessage
              id={`business.profile.section.${id}.${waits && id === 'company' ? 'waits' : 'lead'}`}
            />
          ),
          content: contents[id],
        }))}
      />
    </RecordForm>
  );
}
