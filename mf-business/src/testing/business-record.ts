import type { BusinessRecord } from '../api/generated.ts';

/** A business as the api answers it. */
export function businessRecord(change: Partial<BusinessRecord> = {}): BusinessRecord {
  return {
    id: 'b1',
    companyName: { th: 'ชาดี', en: 'Cha Dee' },
    logo: null,
    businessType: 'Brand',
    taxId: '0105551234567',
    branchNo: '00000',
    contactName: 'มาลี ศรีสุข',
    email: 'hello@chadee.test',
    contactPhone: '021234567',
    province: '10',
    status: 'Pending',
    active: true,
    showAsClient: false,
    missingTranslation: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    deletedAt: null,
    version: 3,
    industry: null,
    website: null,
    lineId: null,
    position: null,
    country: 'TH',
    district: '1004',
    subDistrict: '100402',
    postalCode: '10500',
    address: '1 ถนนสีลม',
    statusReason: null,
    people: 1,
    ownRole: null,
    pendingChange: null,
    ...change,
  };
}
