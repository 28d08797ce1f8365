import type { JobRecord } from '../../api/generated.ts';
import type { InviteValues } from './invite.schema.ts';

/** What a talent is written unless somebody writes something else: it is in its language, not in the writer's. */
export function defaultMessage({ title }: Pick<JobRecord, 'title'>): InviteValues['message'] {
  return {
    th: `ทีมแคสติ้งเห็นว่าคุณเหมาะกับงาน “${title.th}” และอยากเชิญให้สมัคร

รายละเอียดและวันถ่ายทำอยู่ในหน้างาน หากสนใจ เลือกคอมโพสิตการ์ดแล้วส่งใบสมัครได้เลย หากไม่สะดวก โปรดบอกเหตุผลสั้น ๆ เพื่อให้เราเสนองานที่เหมาะกับคุณกว่านี้ในครั้งต่อไป`,
    en: `Our casting team thinks you are a great fit for “${title.en || title.th}” and would love you to apply.

The details and shooting dates are on the job’s page. If you are interested, choose a composite card and send your application. If it does not suit you, a short reason helps us offer you better-matched work next time.`,
  };
}
