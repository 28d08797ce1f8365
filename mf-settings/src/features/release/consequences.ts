import { READER, type Locale } from '@dara/contract';
import type { DecisionText } from './decision.ts';

/** Of a package and, where it is about one, a release or a grant. */
type Text = (name: string, version: string) => string;

/** What each decision will do; not in the catalogue, which every page of this remote loads. */
export const CONSEQUENCES: Readonly<Record<DecisionText, Record<Locale, Text>>> = {
  promote: {
    th: (name, version) =>
      `ผู้เข้าชมจะได้ ${name} ${version} เมื่อเปิดหน้าใหม่ ระบบจะเฝ้าดู 30 นาที และย้อนกลับเองหากผิดพลาดมากกว่าเวอร์ชันเดิม`,
    en: (name, version) =>
      `Visitors get ${name} ${version} when they open a page. It is watched for 30 minutes and rolled back if it fails more than the one it replaces.`,
  },
  promoteAll: {
    th: (name, version) => `ผู้เข้าชมทุกคนจะได้ ${name} ${version} เมื่อเปิดหน้าใหม่ ระบบจะเฝ้าดูต่ออีก 30 นาที`,
    en: (name, version) =>
      `Every visitor gets ${name} ${version} when they open a page. It is watched for another 30 minutes.`,
  },
  share: {
    th: (name, version) =>
      `ผู้เข้าชมตามสัดส่วนที่กำหนดจะได้ ${name} ${version} คนอื่นยังใช้เวอร์ชันเดิม หากผิดพลาดมากกว่าเวอร์ชันเดิม ระบบจะให้ทุกคนกลับไปใช้เวอร์ชันเดิมเอง`,
    en: (name, version) =>
      `That many visitors get ${name} ${version}, the others keep the live release. If it fails more than the live one, everyone gets that again.`,
  },
  changeShare: {
    th: (name, version) =>
      `เมื่อเพิ่มสัดส่วน ผู้ที่ใช้ ${name} ${version} อยู่แล้วจะยังใช้ต่อไป ขั้นที่ตั้งให้เพิ่มเองจะสิ้นสุดลง`,
    en: (name, version) =>
      `Who has ${name} ${version} keeps it when the share grows. Planned steps end.`,
  },
  endShare: {
    th: (name, version) => `ผู้เข้าชมที่ได้ ${name} ${version} จะกลับไปใช้เวอร์ชันเดิมเมื่อเปิดหน้าใหม่`,
    en: (name, version) =>
      `Visitors who have ${name} ${version} get the live release again when they open a page.`,
  },
  restore: {
    th: (name, version) => `${name} ${version} จะกลับมาใช้งาน และที่อยู่ทั้งหมดของส่วนนี้จะเปิดได้อีกครั้ง`,
    en: (name, version) => `${name} ${version} becomes live again, with all its addresses.`,
  },
  rollback: {
    th: (name, version) => `${name} จะกลับไปใช้ ${version} เมื่อผู้เข้าชมเปิดหน้าใหม่`,
    en: (name, version) => `${name} goes back to ${version} when visitors open a page.`,
  },
  withdraw: {
    th: (name) => `ที่อยู่ทั้งหมดของ ${name} จะตอบว่าไม่พบหน้า จนกว่าจะนำกลับมาใช้งาน`,
    en: (name) =>
      `All addresses of ${name} answer that there is no such page, until it is put back.`,
  },
  markBad: {
    th: (name, version) =>
      `จะนำ ${name} ${version} ขึ้นใช้งานอีกไม่ได้ เว้นแต่จะยืนยันทั้งที่มีเครื่องหมาย สิ่งที่ใช้งานอยู่ไม่เปลี่ยน`,
    en: (name, version) =>
      `${name} ${version} cannot be promoted again unless the mark is overridden. What is live stays.`,
  },
  unmarkBad: {
    th: (name, version) => `จะนำ ${name} ${version} ขึ้นใช้งานได้ตามปกติอีกครั้ง`,
    en: (name, version) => `${name} ${version} can be promoted as any other again.`,
  },
  approve: {
    th: (name, version) => `จะนำ ${name} ${version} ขึ้นใช้งานได้ ผู้เผยแพร่เวอร์ชันอนุมัติเองไม่ได้`,
    en: (name, version) =>
      `${name} ${version} may then be promoted. Who published it cannot approve it.`,
  },
  grant: {
    th: (name) =>
      `${name} จะใช้สิ่งนี้ได้ตั้งแต่เวอร์ชันถัดไปที่นำขึ้นใช้งาน ส่วน reader: ตามด้วยอีเมล ให้เจ้าหน้าที่เจ้าของอีเมลนั้นดูเวอร์ชันได้ทันที`,
    en: (name) =>
      `${name} may use it from its next promotion on. With reader: and an email, that member of staff sees its releases at once.`,
  },
  revokeGrant: {
    th: (name, version) =>
      version.startsWith(READER)
        ? `${version.slice(READER.length)} จะดูเวอร์ชันของ ${name} ไม่ได้ทันที`
        : `${name} จะใช้ ${version} ไม่ได้ตั้งแต่เวอร์ชันถัดไป สิ่งที่ใช้งานอยู่ไม่เปลี่ยน`,
    en: (name, version) =>
      version.startsWith(READER)
        ? `${version.slice(READER.length)} no longer sees the releases of ${name}, at once.`
        : `${name} may not use ${version} from its next release on. What is live stays.`,
  },
  freeze: {
    th: (name) => `จนถึงเวลานั้นจะนำเวอร์ชันใหม่ของ ${name} ขึ้นใช้งานไม่ได้ แต่ยังย้อนกลับได้`,
    en: (name) => `Until then no release of ${name} can be promoted. Rollbacks stay possible.`,
  },
  lift: {
    th: (name) => `จะนำเวอร์ชันใหม่ของ ${name} ขึ้นใช้งานได้ทันที`,
    en: (name) => `Releases of ${name} can be promoted again at once.`,
  },
};
