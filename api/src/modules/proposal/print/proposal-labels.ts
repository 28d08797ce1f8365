import type { Labels } from '../../../kernel/text/labels.ts';
import { WITHDRAWN } from '../../../kernel/text/withdrawn-label.ts';

/** Labels of the printed proposal, which are not in the message catalogues of the screens. */
export const PROPOSAL_LABELS = {
  heading: { th: 'ใบเสนอราคา', en: 'Quotation' },
  number: { th: 'เลขที่', en: 'No.' },
  revision: { th: 'ฉบับที่', en: 'Revision' },
  date: { th: 'วันที่', en: 'Date' },
  validUntil: { th: 'ใช้ได้ถึง', en: 'Valid until' },
  draft: { th: 'ฉบับร่าง', en: 'Draft' },
  from: { th: 'ผู้เสนอ', en: 'From' },
  to: { th: 'ลูกค้า', en: 'Client' },
  attention: { th: 'ผู้ติดต่อ', en: 'Attention' },
  taxId: { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax ID' },
  headOffice: { th: 'สำนักงานใหญ่', en: 'Head office' },
  branch: { th: 'สาขาที่', en: 'Branch' },
  item: { th: 'รายการ', en: 'Item' },
  quantity: { th: 'จำนวน', en: 'Qty' },
  unitPrice: { th: 'ราคาต่อหน่วย', en: 'Unit price' },
  amount: { th: 'จำนวนเงิน (บาท)', en: 'Amount (THB)' },
  availability: { th: 'คิวว่าง', en: 'Availability' },
  withdrawn: WITHDRAWN,
  subtotal: { th: 'รวมเป็นเงิน', en: 'Subtotal' },
  discount: { th: 'ส่วนลด', en: 'Discount' },
  taxable: { th: 'ยอดหลังหักส่วนลด', en: 'After discount' },
  vat: { th: 'ภาษีมูลค่าเพิ่ม', en: 'VAT' },
  total: { th: 'จำนวนเงินรวมทั้งสิ้น', en: 'Total' },
  withholding: { th: 'หักภาษี ณ ที่จ่าย', en: 'Withholding tax' },
  netPayable: { th: 'ยอดชำระสุทธิ', en: 'Net payable' },
  note: { th: 'หมายเหตุ', en: 'Notes' },
  cards: { th: 'คอมโพสิตการ์ด', en: 'Composite cards' },
  page: { th: 'หน้า', en: 'Page' },
} satisfies Labels<string>;
