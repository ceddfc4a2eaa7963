import {
  type ImportFault,
  type ImportFaultKind,
  readExcess,
} from "@felistry/domain/imports/faults.ts";
import { type AttachmentFault, PICTURES_MAX } from "@felistry/domain/imports/attached.ts";
import { UPLOAD_MAX_BYTES } from "@felistry/domain/documents/upload-limits.ts";
import { PHOTOS_MAX } from "@felistry/domain/photos/photo-limit.ts";
import { m } from "@felistry/i18n/compiled/messages.js";

/** In the request's language. */
export function faultWords({ kind, value }: Pick<ImportFault, "kind" | "value">): string {
  return FAULT_TEXTS[kind]({ value });
}

const FAULT_TEXTS: Readonly<Record<ImportFaultKind, (fault: { value: string }) => string>> = {
  required: () => m.import_fault_required(),
  name: m.import_fault_name,
  sex: m.import_fault_sex,
  date: m.import_fault_date,
  future: m.import_fault_future,
  before_birth: m.import_fault_before_birth,
  after_death: m.import_fault_after_death,
  breed: m.import_fault_breed,
  breeds_differ: m.import_fault_breeds_differ,
  ems: m.import_fault_ems,
  chip: m.import_fault_chip,
  too_long: ({ value }) => tooLong(value),
  breeder: m.import_fault_breeder,
  number_ours: m.import_fault_number_ours,
  number_of_club: m.import_fault_number_of_club,
  twice: m.import_fault_twice,
  left_out: m.import_fault_left_out,
  digits_lost: m.import_fault_digits_lost,
  parent_not_found: m.import_fault_parent_not_found,
  parent_ambiguous: m.import_fault_parent_ambiguous,
  parent_faulty: m.import_fault_parent_faulty,
  parent_too_young: m.import_fault_parent_too_young,
  own_ancestor: m.import_fault_own_ancestor,
  parent_deceased: m.import_fault_parent_deceased,
  parent_similar: m.import_fault_parent_similar,
  number_twice: m.import_fault_number_twice,
  namesake: m.import_fault_namesake,
};

const TEXT_MAX = 100;

function tooLong(value: string): string {
  const { over, begins } = readExcess(value);
  return m.import_fault_too_long({ value: begins, over, most: TEXT_MAX });
}

/** In the request's language. */
export function attachmentFaultWords(fault: AttachmentFault): string {
  return ATTACHMENT_TEXTS[fault]();
}

const MEGABYTE = 1024 * 1024;
const ATTACHMENT_TEXTS: Readonly<Record<AttachmentFault, () => string>> = {
  name: () => m.import_attachment_name(),
  missing: () => m.import_attachment_missing(),
  damaged: () => m.import_attachment_damaged(),
  too_large: () => m.import_attachment_too_large({ megabytes: UPLOAD_MAX_BYTES / MEGABYTE }),
  wrong_type: () => m.error_wrong_file_type(),
  broken: () => m.error_broken_image(),
  too_many_pixels: () => m.error_too_many_pixels(),
  too_heavy: () => m.error_picture_too_heavy(),
  many: () => m.import_attachment_many({ most: PICTURES_MAX }),
  photos_many: () => m.error_too_many_photos({ most: PHOTOS_MAX }),
  no_room: () => m.import_attachment_no_room(),
  system: () => m.import_attachment_system(),
  number_ours: () => m.import_attachment_number_ours(),
  tags_many: () => m.error_tags_many(),
  cat_gone: () => m.import_attachment_cat_gone(),
  broke_off: () => m.import_attachment_broke_off(),
};
