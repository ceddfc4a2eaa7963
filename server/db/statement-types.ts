// Made by `npm run sql` from what the database says of each statement; compared by `npm test`.
import type { ColumnType } from "./column-types.ts";

/** An array would be taken for one of PostgreSQL's: it is given as JSON text. */
export type JsonValue = string | (object & { readonly length?: never });

export interface StatementTypes {
  account_by_email: {
    values: {
      email: string;
    };
    row: {
      id: number;
      email: string;
      first_name: string;
      password_hash: string;
      locale: ColumnType<"users.locale">;
      suspension_reason: string | null;
      roleIds: number[];
    };
  };
  account_by_id: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      email: string;
      first_name: string;
      password_hash: string;
      locale: ColumnType<"users.locale">;
      suspension_reason: string | null;
      roleIds: number[];
    };
  };
  account_lock: {
    values: {
      memberId: number;
    };
    row: {
      email: string;
      first_name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  account_set_email: {
    values: {
      email: string;
      memberId: number;
    };
    row: never;
  };
  account_set_password: {
    values: {
      passwordHash: string;
      memberId: number;
    };
    row: never;
  };
  account_set_photo: {
    values: {
      path: string;
      memberId: number;
    };
    row: never;
  };
  ad_changes_old_delete: {
    values: object;
    row: never;
  };
  ad_changes_take: {
    values: object;
    row: {
      id: number;
      at: number;
    };
  };
  ad_index_all: {
    values: {
      afterId: number;
    };
    row: {
      ad_id: number;
      cat_id: number;
      breed_id: number;
      breed_ems: string;
      sex: "male" | "female";
      born: number | null;
      mother_id: number | null;
      father_id: number | null;
      seller_id: number;
      country_id: number;
      currency_id: number;
      price: number;
      place: string | null;
      ready: number;
      changed: number;
      main: string | null;
      gold: string | null;
      white: string | null;
      tabby: string | null;
      point: string | null;
      eye: string | null;
      build: string | null;
      pedigree: boolean;
      registered: boolean;
      tested: boolean;
      breeding: boolean;
      photos: boolean;
    };
  };
  ad_index_changed: {
    values: {
      snapshot: string | null;
      most: number;
    };
    row: {
      seen: string;
      at: number;
      changed: unknown;
    };
  };
  ad_index_of_cats: {
    values: {
      catIds: readonly number[];
    };
    row: {
      ad_id: number;
      cat_id: number;
      breed_id: number;
      breed_ems: string;
      sex: "male" | "female";
      born: number | null;
      mother_id: number | null;
      father_id: number | null;
      seller_id: number;
      country_id: number;
      currency_id: number;
      price: number;
      place: string | null;
      ready: number;
      changed: number;
      main: string | null;
      gold: string | null;
      white: string | null;
      tabby: string | null;
      point: string | null;
      eye: string | null;
      build: string | null;
      pedigree: boolean;
      registered: boolean;
      tested: boolean;
      breeding: boolean;
      photos: boolean;
    };
  };
  ad_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  ad_mail_facts: {
    values: {
      catId: number;
    };
    row: {
      cat_name: string;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  ad_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  ad_report_dismiss: {
    values: {
      adminId: number;
      reportId: number;
    };
    row: {
      reporter_id: number;
    };
  };
  ad_report_insert: {
    values: {
      saleId: number;
      reporterId: number;
      reason: "fraud" | "wrong_data" | "foreign_photos" | "welfare" | "other";
      text: string | null;
    };
    row: {
      id: number;
    };
  };
  ad_report_lock: {
    values: {
      catId: number;
    };
    row: {
      id: number;
    };
  };
  ad_report_lock_cat: {
    values: {
      reportId: number;
    };
    row: {
      cat_id: number;
      sale_id: number;
    };
  };
  ad_report_lock_row: {
    values: {
      adminId: number;
      reportId: number;
    };
    row: {
      status: "open" | "dismissed" | "taken_down";
      is_own: boolean;
    };
  };
  ad_report_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  ad_report_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  ad_reported: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      users_id: number;
      online_owner_id: number;
    };
  };
  ad_reporter_mail_facts: {
    values: {
      catId: number;
      reporterIds: readonly number[];
    };
    row: {
      cat_name: string;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  ad_reports_open: {
    values: {
      limit: number;
      locale: string;
      afterId: number;
      viewerId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  ad_reports_taken_down: {
    values: {
      adminId: number;
      note: string;
      saleId: number;
    };
    row: {
      reporter_id: number;
    };
  };
  ad_rest: {
    values: {
      catId: number;
    };
    row: never;
  };
  ad_take_down: {
    values: {
      adminId: number;
      reason: string;
      reportId: number;
    };
    row: never;
  };
  ad_taken_down_lift: {
    values: {
      adminId: number;
      id: number;
    };
    row: never;
  };
  ad_taken_down_lock: {
    values: {
      adminId: number;
      id: number;
    };
    row: {
      cat_id: number;
      is_own: boolean;
      is_lifted: boolean;
    };
  };
  address_code_keep: {
    values: {
      memberId: number;
      email: string;
      codeHash: Buffer;
    };
    row: never;
  };
  address_code_member: {
    values: {
      memberId: number;
    };
    row: {
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      is_confirmed: boolean;
    };
  };
  address_code_present: {
    values: {
      memberId: number;
      email: string;
    };
    row: {
      code_hash: Buffer;
    };
  };
  address_code_use: {
    values: {
      memberId: number;
    };
    row: never;
  };
  address_held_by_other: {
    values: {
      email: string;
      memberId: number;
    };
    row: {
      held: boolean;
    };
  };
  administrators_grant: {
    values: {
      memberId: number;
      roleId: number;
    };
    row: {
      user_id: number;
    };
  };
  administrators_list: {
    values: {
      roleId: number;
    };
    row: {
      email: string;
      first_name: string;
      last_name: string;
    };
  };
  administrators_member: {
    values: {
      email: string;
    };
    row: {
      id: number;
    };
  };
  administrators_revoke: {
    values: {
      memberId: number;
      roleId: number;
    };
    row: {
      user_id: number;
    };
  };
  ads_forget_paused: {
    values: {
      memberId: number;
    };
    row: never;
  };
  ads_lock_sellers_cats: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  ads_pause: {
    values: {
      memberId: number;
    };
    row: never;
  };
  ads_paused: {
    values: {
      memberId: number;
    };
    row: {
      cat_id: number;
      is_active: boolean;
      name: string;
      is_over: boolean;
    };
  };
  ads_resume: {
    values: {
      catId: number;
    };
    row: never;
  };
  ads_taken_down: {
    values: {
      limit: number;
      locale: string;
      beforeId: number;
      viewerId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  ads_with_club: {
    values: {
      catIds: readonly number[];
    };
    row: {
      id: number;
    };
  };
  ancestor_ids: {
    values: {
      catId: number;
    };
    row: {
      id: number;
    };
  };
  ancestors: {
    values: {
      catId: number;
    };
    row: {
      json: string | null;
    };
  };
  annulment_end_case: {
    values: {
      catId: number;
      memberId: number;
    };
    row: {
      id: number | null;
    };
  };
  annulment_insert: {
    values: {
      reason: string;
      memberId: number;
      catId: number;
    };
    row: {
      id: number;
      reg_num: string;
    };
  };
  annulment_mail_facts: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      cat_name: string;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      reg_num: string;
      reason: string;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  annulment_open_case: {
    values: {
      catId: number;
    };
    row: {
      id: number | null;
    };
  };
  annulment_opened_case: {
    values: {
      catId: number;
    };
    row: {
      case_id: number;
      first_by: number | null;
      reg_num: string | null;
    };
  };
  annulment_propose: {
    values: {
      memberId: number;
      reason: string;
      id: number;
    };
    row: never;
  };
  annulment_withdraw: {
    values: {
      catId: number;
      memberId: number;
    };
    row: never;
  };
  application_applicant: {
    values: {
      applicationId: number;
    };
    row: {
      applicant_id: number;
    };
  };
  application_applicant_of_cat: {
    values: {
      catId: number;
    };
    row: {
      applicant_id: number;
      club_id: number;
    };
  };
  application_cat: {
    values: {
      applicationId: number;
    };
    row: {
      cat_id: number;
    };
  };
  application_end: {
    values: {
      status: "pending" | "confirmed" | "declined" | "withdrawn";
      decidedBy: number | null;
      reason: string | null;
      id: number;
    };
    row: never;
  };
  application_fate: {
    values: {
      locale: string;
      catId: number;
      applicationId: number | null;
    };
    row: {
      status: "pending" | "confirmed" | "declined" | "withdrawn";
      member: string | null;
      day: string | null;
    };
  };
  application_insert: {
    values: {
      catId: number;
      pedigreeId: number;
      applicantId: number;
      clubId: number;
    };
    row: {
      id: number;
    };
  };
  application_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  application_mail_facts: {
    values: {
      applicationId: number;
    };
    row: {
      cat_id: number;
      cat_name: string;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      reg_num: string | null;
      reason: string | null;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  application_pedigree: {
    values: {
      pedigreeId: number;
      catId: number;
      applicantId: number;
    };
    row: {
      id: number;
    };
  };
  application_pending_by_pedigree: {
    values: {
      pedigreeId: number;
    };
    row: {
      id: number;
    };
  };
  application_pending_of_cat: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      cat_id: number;
      applicant_id: number;
      club_id: number;
    };
  };
  application_pending_of_member: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      cat_id: number;
    };
  };
  application_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  application_record: {
    values: {
      locale: string;
      applicationId: number;
    };
    row: {
      record: unknown;
    };
  };
  application_shown_version: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
    };
  };
  application_state: {
    values: {
      readerId: number;
      catId: number;
    };
    row: {
      json: string;
    };
  };
  applications_pending: {
    values: {
      limit: number;
      afterId: number;
      locale: string;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  applications_pending_found: {
    values: {
      pattern: string;
      otherPattern: string | null;
      limit: number;
      exact: string;
      afterId: number;
      locale: string;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
      is_too_much: boolean;
    };
  };
  applications_pending_named: {
    values: {
      limit: number;
      afterId: number;
      pattern: string;
      otherPattern: string | null;
      exact: string;
      locale: string;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
      looked_to: number | null;
    };
  };
  attempt_count: {
    values: {
      key: string;
      windowSeconds: number;
    };
    row: {
      count: number;
      seconds_left: number;
    };
  };
  attempt_forget: {
    values: {
      key: string;
    };
    row: never;
  };
  attempts_read: {
    values: {
      windowSeconds: number;
      key: string;
    };
    row: {
      count: number;
      seconds_left: number;
    };
  };
  audit_applications: {
    values: object;
    row: {
      id: number;
    };
  };
  audit_cats: {
    values: object;
    row: {
      id: number;
    };
  };
  audit_certificate_ends: {
    values: object;
    row: {
      subject: string;
    };
  };
  audit_certificates: {
    values: object;
    row: {
      subject: string;
      unknown: boolean;
    };
  };
  audit_certificates_lost: {
    values: object;
    row: {
      subject: string;
    };
  };
  audit_checkpoints: {
    values: {
      after: number;
      limit: number;
    };
    row: {
      size: number;
      note: string;
      key_id: number;
    };
  };
  audit_decisions: {
    values: object;
    row: {
      subject: string | null;
    };
  };
  audit_decisions_lost: {
    values: object;
    row: {
      subject: string;
    };
  };
  audit_entries: {
    values: {
      after: number;
      limit: number;
    };
    row: {
      id: number;
      kind: string;
      subject: string;
      at: string | null;
      whole: boolean;
      members: number[];
      commitment: Buffer;
      salt: Buffer | null;
      facts: unknown;
    };
  };
  audit_forgotten: {
    values: object;
    row: {
      id: number;
    };
  };
  audit_leaves: {
    values: {
      after: number;
      limit: number;
    };
    row: {
      index: number;
      id: number | null;
      commitment: Buffer | null;
    };
  };
  audit_lost: {
    values: object;
    row: {
      subject: string;
    };
  };
  audit_misplaced: {
    values: object;
    row: {
      id: number;
    };
  };
  audit_nodes: {
    values: {
      level: number;
      index: number;
      limit: number;
    };
    row: {
      level: number;
      index: number;
      hash: Buffer;
    };
  };
  audit_outdated: {
    values: object;
    row: {
      subject: string;
    };
  };
  backup_administrators: {
    values: {
      roleId: number;
    };
    row: {
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  backup_clock: {
    values: object;
    row: {
      at: Date;
    };
  };
  backup_count_held_mails: {
    values: object;
    row: {
      count: number;
    };
  };
  backup_drop_slots: {
    values: {
      prefix: string;
    };
    row: {
      dropped: string | null;
    };
  };
  backup_empty_mail_queue: {
    values: object;
    row: never;
  };
  backup_hold_mails: {
    values: object;
    row: never;
  };
  backup_mail_tables: {
    values: object;
    row: {
      queue: boolean;
      held: boolean;
    };
  };
  backup_record: {
    values: {
      kind: "whole" | "base";
      startedAt: Date | string;
      place: string;
      bytes: number | string | null;
      failure: string | null;
    };
    row: {
      id: number;
    };
  };
  backup_rows_expected: {
    values: {
      tables: readonly string[];
    };
    row: {
      count: number;
    };
  };
  backup_sequences: {
    values: object;
    row: {
      name: string | null;
      value: string | null;
    };
  };
  backup_start: {
    values: {
      file: string;
    };
    row: {
      folder: string | null;
      position: string | null;
      timeline: number | null;
    };
  };
  backup_stop: {
    values: object;
    row: {
      labelfile: string | null;
    };
  };
  backup_tables: {
    values: {
      notCopied: readonly string[];
    };
    row: {
      name: string | null;
      columns: unknown;
      order: unknown;
    };
  };
  backup_take_held_mails: {
    values: object;
    row: {
      data: unknown;
    };
  };
  backup_time: {
    values: object;
    row: {
      at: Date;
    };
  };
  backups_forget: {
    values: object;
    row: never;
  };
  backups_last: {
    values: object;
    row: {
      kind: string | null;
      made_at: Date | null;
      seconds: number | null;
      bytes: number | null;
      place: string | null;
      failed_at: Date | null;
      failure: string | null;
    };
  };
  ban_cat: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
    };
  };
  ban_insert: {
    values: {
      catId: number;
      from: string;
      until: string;
      reason: string;
      isShown: 0 | 1;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  ban_lift: {
    values: {
      memberId: number;
      id: number;
    };
    row: {
      id: number;
    };
  };
  bans_of_cat: {
    values: {
      catId: number;
      memberId: number;
      clubId: number | null;
    };
    row: {
      json: string;
    };
  };
  breed: {
    values: {
      id: number;
    };
    row: {
      json: string;
    };
  };
  breed_by_ems: {
    values: {
      ems: string;
    };
    row: {
      id: number;
      ems: string;
    };
  };
  breed_by_id: {
    values: {
      id: number;
    };
    row: {
      id: number;
      ems: string;
    };
  };
  breed_counts: {
    values: object;
    row: {
      json: string;
    };
  };
  breed_market: {
    values: {
      breedId: number;
      locale: string;
      today: string;
    };
    row: {
      prices: unknown;
      breeders: unknown;
    };
  };
  breed_members: {
    values: {
      id: number;
      beyond: number;
      most: number;
    };
    row: {
      members: string | null;
    };
  };
  breed_name: {
    values: {
      ems: string;
    };
    row: {
      id: number;
      ems: string;
      breed_en: string;
      breed_ru: string;
      longhair: boolean;
    };
  };
  breed_names: {
    values: object;
    row: {
      ems: string;
      names: string[];
    };
  };
  breed_state: {
    values: {
      id: number;
    };
    row: {
      cats: number;
      state: string;
    };
  };
  breeder_members: {
    values: {
      id: number;
      beyond: number;
      most: number;
    };
    row: {
      members: string | null;
    };
  };
  breeder_state: {
    values: {
      id: number;
    };
    row: {
      cats: number;
      state: string;
    };
  };
  calendar_delete: {
    values: {
      memberId: number;
    };
    row: never;
  };
  calendar_keep: {
    values: {
      memberId: number;
      codeHash: Buffer;
    };
    row: never;
  };
  calendar_of_member: {
    values: {
      memberId: number;
    };
    row: {
      made_at: Date;
    };
  };
  calendar_reader: {
    values: {
      codeHash: Buffer;
    };
    row: {
      member_id: number;
    };
  };
  case_amended_count: {
    values: {
      id: number;
    };
    row: {
      count: number;
    };
  };
  case_amended_insert: {
    values: {
      id: number;
      memberId: number;
      amended: JsonValue;
    };
    row: never;
  };
  case_applicant: {
    values: {
      id: number;
    };
    row: {
      applicant_id: number | null;
    };
  };
  case_ask: {
    values: {
      id: number;
    };
    row: never;
  };
  case_assign: {
    values: {
      memberId: number | null;
      id: number;
    };
    row: never;
  };
  case_cat_is_still_of: {
    values: {
      memberId: number;
      catId: number;
    };
    row: {
      yes: boolean | null;
    };
  };
  case_club_of_cat: {
    values: {
      catId: number;
    };
    row: {
      club_id: number | null;
    };
  };
  case_clubs_of_paper: {
    values: {
      path: string;
    };
    row: {
      club_id: number;
    };
  };
  case_colleagues: {
    values: {
      locale: string;
    };
    row: {
      id: number;
      name: string;
    };
  };
  case_decide: {
    values: {
      outcome: string;
      memberId: number;
      reason: string | null;
      checks: readonly string[];
      seenVersion: number | string | null;
      finalAt: Date | string;
      id: number;
    };
    row: never;
  };
  case_decided_of_subject: {
    values: {
      locale: string;
      kind: string;
      subjectId: number;
    };
    row: {
      member: string | null;
      day: string | null;
    };
  };
  case_end_asking: {
    values: {
      id: number;
    };
    row: never;
  };
  case_end_decided: {
    values: {
      kind: string;
      subjectId: number;
      outcome: string;
      memberId: number;
    };
    row: {
      id: number | null;
    };
  };
  case_fate: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      state: "waiting" | "asked" | "decided" | "withdrawn";
      member: string | null;
      day: string | null;
    };
  };
  case_for_applicant: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      id: number;
      kind: "application" | "correction" | "annulment" | "transfer" | "duplicate" | "ban" | "title" | "test" | "litter" | "report" | "message" | "held_ad" | "merge" | "dispute";
      subject_id: number;
      state: "waiting" | "asked" | "decided" | "withdrawn";
      asked_at: string | null;
      cat_id: number | null;
      cat_name: string | null;
      thread: unknown;
    };
  };
  case_for_club: {
    values: {
      locale: string;
      viewerId: number;
      id: number;
    };
    row: {
      id: number;
      kind: "application" | "correction" | "annulment" | "transfer" | "duplicate" | "ban" | "title" | "test" | "litter" | "report" | "message" | "held_ad" | "merge" | "dispute";
      state: "waiting" | "asked" | "decided" | "withdrawn";
      opened_at: string;
      cat_id: number | null;
      cat_name: string | null;
      subject_id: number;
      applicant: unknown;
      assigned_to: unknown;
      asked_at: string | null;
      outcome: string | null;
      reason: string | null;
      decided_at: string | null;
      decided_by: string | null;
      final_at: string | null;
      first_by: unknown;
      checks: string[];
      thread: unknown;
      waiting: number;
    };
  };
  case_is_colleague: {
    values: {
      memberId: number;
    };
    row: {
      yes: boolean;
    };
  };
  case_is_decider: {
    values: {
      memberId: number;
      id: number;
    };
    row: {
      yes: boolean;
    };
  };
  case_lock: {
    values: {
      id: number;
    };
    row: {
      id: number;
      kind: "application" | "correction" | "annulment" | "transfer" | "duplicate" | "ban" | "title" | "test" | "litter" | "report" | "message" | "held_ad" | "merge" | "dispute";
      subject_id: number;
      cat_id: number | null;
      applicant_id: number | null;
      state: "waiting" | "asked" | "decided" | "withdrawn";
      outcome: string | null;
      reason: string | null;
      decided_by: number | null;
      is_settling: boolean;
      seen_version: number | null;
      first_by: number | null;
    };
  };
  case_lock_asked_back: {
    values: {
      kind: string;
      subjectId: number;
      catId: number;
      memberId: number;
    };
    row: {
      case_id: number;
      subject_id: number;
    };
  };
  case_mail_applicant: {
    values: {
      id: number;
    };
    row: {
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      kind: "application" | "correction" | "annulment" | "transfer" | "duplicate" | "ban" | "title" | "test" | "litter" | "report" | "message" | "held_ad" | "merge" | "dispute";
      cat: string;
      reason: string;
    };
  };
  case_mail_asker: {
    values: {
      id: number;
    };
    row: {
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      cat: string;
    };
  };
  case_mail_club: {
    values: {
      clubId: number;
      except: readonly number[];
    };
    row: {
      id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  case_message_insert: {
    values: {
      id: number;
      authorId: number | null;
      kind: "question" | "answer" | "amended" | "note" | "first" | "first_fell" | "first_outdated" | "taken_back" | "returned" | "withdrawn";
      text: string | null;
    };
    row: {
      id: number;
    };
  };
  case_next: {
    values: {
      id: number;
      viewerId: number;
    };
    row: {
      id: number | null;
    };
  };
  case_next_due: {
    values: {
      now: Date | string;
      except: readonly number[];
    };
    row: {
      id: number;
      decided_by: number | null;
    };
  };
  case_next_of_kind: {
    values: {
      id: number;
      kind: string;
      viewerId: number;
    };
    row: {
      id: number | null;
    };
  };
  case_open_again: {
    values: {
      id: number;
    };
    row: {
      state: "waiting" | "asked" | "decided" | "withdrawn";
    };
  };
  case_open_of_subject: {
    values: {
      kind: string;
      subjectId: number;
    };
    row: {
      id: number;
    };
  };
  case_set_first_eyes: {
    values: {
      memberId: number;
      reason: string | null;
      seenVersion: number | string | null;
      id: number;
    };
    row: never;
  };
  case_subject: {
    values: {
      id: number;
      viewerId: number;
    };
    row: {
      kind: "application" | "correction" | "annulment" | "transfer" | "duplicate" | "ban" | "title" | "test" | "litter" | "report" | "message" | "held_ad" | "merge" | "dispute";
      subject_id: number;
      cat_id: number | null;
    };
  };
  cases_asked: {
    values: {
      locale: string;
      kind: string | null;
      afterAt: Date | string;
      afterId: number;
      viewerId: number;
      limit: number;
    };
    row: {
      id: number;
      at: string;
      record: unknown;
    };
  };
  cases_count_kinds: {
    values: object;
    row: {
      kind: "application" | "correction" | "annulment" | "transfer" | "duplicate" | "ban" | "title" | "test" | "litter" | "report" | "message" | "held_ad" | "merge" | "dispute";
      count: number;
    };
  };
  cases_mine: {
    values: {
      locale: string;
      viewerId: number;
      kind: string | null;
      afterAt: Date | string;
      afterId: number;
      limit: number;
    };
    row: {
      id: number;
      at: string;
      record: unknown;
    };
  };
  cases_settling: {
    values: {
      locale: string;
      kind: string | null;
      afterAt: Date | string;
      afterId: number;
      viewerId: number;
      limit: number;
    };
    row: {
      id: number;
      at: string;
      record: unknown;
    };
  };
  cases_told: {
    values: object;
    row: {
      club_id: number;
      kind: "application" | "correction" | "annulment" | "transfer" | "duplicate" | "ban" | "title" | "test" | "litter" | "report" | "message" | "held_ad" | "merge" | "dispute";
      count: number;
      since: string;
    };
  };
  cases_waiting: {
    values: {
      locale: string;
      afterAt: Date | string;
      afterId: number;
      viewerId: number;
      limit: number;
    };
    row: {
      id: number;
      at: string;
      record: unknown;
    };
  };
  cases_waiting_of_kind: {
    values: {
      locale: string;
      kind: string;
      afterAt: Date | string;
      afterId: number;
      viewerId: number;
      limit: number;
    };
    row: {
      id: number;
      at: string;
      record: unknown;
    };
  };
  cat_breed_ems: {
    values: {
      catId: number;
    };
    row: {
      ems: string;
    };
  };
  cat_cards: {
    values: {
      locale: string;
      catIds: readonly number[];
    };
    row: {
      card: unknown;
    };
  };
  cat_close_ad: {
    values: {
      catId: number;
    };
    row: never;
  };
  cat_colour: {
    values: {
      catId: number;
    };
    row: {
      main: string | null;
      gold: string | null;
      white: string | null;
      tabby: string | null;
      point: string | null;
      eye: string | null;
      build: string | null;
    };
  };
  cat_colour_delete: {
    values: {
      catId: number;
    };
    row: never;
  };
  cat_colour_record: {
    values: {
      catId: number;
    };
    row: {
      json: string;
    };
  };
  cat_colour_upsert: {
    values: {
      catId: number;
      main: string | null;
      gold: string | null;
      white: string | null;
      tabby: string | null;
      point: string | null;
      eye: string | null;
      build: string | null;
      ems: string;
      wordsEn: string;
      wordsRu: string;
    };
    row: never;
  };
  cat_correct: {
    values: {
      changes: JsonValue;
      catId: number;
    };
    row: never;
  };
  cat_correct_other_name: {
    values: {
      given: string | null;
      catId: number;
    };
    row: never;
  };
  cat_delete: {
    values: {
      catId: number;
    };
    row: never;
  };
  cat_deletion_facts: {
    values: {
      catId: number;
    };
    row: {
      registered: 0 | 1;
      is_parent: boolean;
      has_order: boolean;
      has_application: boolean;
    };
  };
  cat_edit_facts: {
    values: {
      catId: number;
    };
    row: {
      users_id: number;
      online_owner_id: number;
      registered: 0 | 1;
      ancestor_of_registered: boolean;
    };
  };
  cat_edit_facts_of_own: {
    values: {
      catIds: readonly number[];
      memberId: number;
    };
    row: {
      id: number;
      users_id: number;
      online_owner_id: number;
      registered: 0 | 1;
      ancestor_of_registered: boolean;
    };
  };
  cat_fill_fields: {
    values: {
      prefix: string | null;
      suffix: string | null;
      birthdate: string | null;
      breeder: string | null;
      catId: number;
    };
    row: never;
  };
  cat_ids_draw: {
    values: {
      count: number;
    };
    row: {
      id: number | null;
    };
  };
  cat_insert: {
    values: {
      memberId: number;
      values: JsonValue;
    };
    row: {
      id: number;
    };
  };
  cat_insert_kitten: {
    values: {
      breederId: number;
      prefix: string | null;
      name: string;
      sex: "male" | "female";
      born: string;
      breedId: number;
      damId: number;
      sireId: number;
    };
    row: {
      id: number;
    };
  };
  cat_insert_of_paper: {
    values: {
      catId: number | null;
      memberId: number;
      prefix: string | null;
      name: string;
      suffix: string | null;
      sex: "male" | "female";
      birthdate: string | null;
      precision: "day" | "month" | "year";
      deceasedOn: string | null;
      deceasedUndated: 0 | 1;
      printedName: string | null;
      number: string | null;
      note: string | null;
      breedId: number | null;
      breedOfCat: number | null;
      isMine: 0 | 1;
    };
    row: {
      id: number;
      breed_ems: string | null;
    };
  };
  cat_is_deceased: {
    values: {
      catId: number;
    };
    row: {
      id: number;
    };
  };
  cat_lock: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      users_id: number;
      online_owner_id: number;
      is_my_cat: 0 | 1;
      registered: 0 | 1;
    };
  };
  cat_lock_for_deletion: {
    values: {
      catId: number;
    };
    row: {
      id: number;
    };
  };
  cat_lock_owners: {
    values: {
      catId: number;
    };
    row: {
      users_id: number;
      online_owner_id: number;
    };
  };
  cat_lock_tagged: {
    values: {
      catId: number;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  cat_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  cat_name: {
    values: {
      catId: number;
    };
    row: {
      json: string;
    };
  };
  cat_name_breeder: {
    values: {
      catId: number;
    };
    row: never;
  };
  cat_names: {
    values: {
      catIds: readonly number[];
    };
    row: {
      id: number;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
    };
  };
  cat_other_name: {
    values: {
      catId: number;
    };
    row: {
      name: string;
      proposed: string | null;
      given: string | null;
    };
  };
  cat_owners: {
    values: {
      catId: number;
    };
    row: {
      users_id: number;
      online_owner_id: number;
    };
  };
  cat_paper_fields: {
    values: {
      catId: number;
    };
    row: {
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      cat_birthdate: string | null;
      breeder_id: number | null;
      breeder_not_user: string | null;
      breed_ems: string;
      has_colour: boolean;
      build: string | null;
    };
  };
  cat_patch: {
    values: {
      changes: JsonValue;
      catId: number;
    };
    row: never;
  };
  cat_pending_application: {
    values: {
      catId: number;
    };
    row: {
      id: number;
    };
  };
  cat_photo_choose: {
    values: {
      catId: number;
      photoId: number;
    };
    row: never;
  };
  cat_photo_delete: {
    values: {
      catId: number;
      photoId: number;
    };
    row: {
      path: string;
    };
  };
  cat_photo_ids: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      path: string;
    };
  };
  cat_photo_insert: {
    values: {
      catId: number;
      path: string;
    };
    row: {
      id: number;
    };
  };
  cat_photo_order: {
    values: {
      ids: readonly number[];
    };
    row: never;
  };
  cat_photos: {
    values: {
      catId: number;
    };
    row: {
      json: string;
    };
  };
  cat_possession: {
    values: {
      catId: number;
    };
    row: {
      users_id: number;
      online_owner_id: number;
      is_my_cat: 0 | 1;
    };
  };
  cat_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  cat_present_facts: {
    values: {
      catId: number;
    };
    row: {
      sex: "male" | "female";
      number_elsewhere: string | null;
      cat_birthdate: string | null;
      deceased_on: string | null;
      neutered_on: string | null;
      is_parent: boolean;
    };
  };
  cat_previous_owners: {
    values: {
      catId: number;
    };
    row: {
      json: string;
    };
  };
  cat_profile: {
    values: {
      locale: string;
      catId: number;
    };
    row: {
      card: unknown;
      users_id: number;
      online_owner_id: number;
      cat_birthdate: string | null;
      breed_ems: string;
      breed_en: string;
      breed_ru: string;
      breed_name: string;
      printed_name: string | null;
      deceased_on: string | null;
      deceased_undated: 0 | 1;
      neutered_on: string | null;
      reg_num: string | null;
      number_elsewhere: string | null;
      description: string | null;
      breeder_id: number | null;
      breeder_not_user: string | null;
      is_parent: 0 | 1;
      owner: string;
      online_owner: string;
      breeder_first_name: string | null;
      breeder_last_name: string | null;
      cattery: string | null;
      cattery_id: number | null;
      location: string;
      country_en: string;
      country_ru: string;
      main: string | null;
      gold: string | null;
      white: string | null;
      tabby: string | null;
      point: string | null;
      eye: string | null;
      build: string | null;
      ad: unknown;
      decisions: unknown;
    };
  };
  cat_profile_of_owners: {
    values: {
      readerId: number;
      isAdmin: boolean;
      catId: number;
    };
    row: {
      version: number;
      facts_locked: boolean;
      chip: string | null;
      metric: unknown;
      pedigree: unknown;
      application_status: "pending" | "confirmed" | "declined" | "withdrawn" | null;
      prev_owner_id: number | null;
    };
  };
  cat_set_members: {
    values: {
      usersId: number;
      onlineOwnerId: number;
      isMyCat: 0 | 1;
      catId: number;
    };
    row: never;
  };
  cat_set_registered: {
    values: {
      number: string;
      catId: number;
    };
    row: never;
  };
  cat_shown_owner: {
    values: {
      catId: number;
    };
    row: {
      json: string;
    };
  };
  cat_system_by_abb: {
    values: {
      abb: string;
    };
    row: {
      id: number;
    };
  };
  cat_system_by_id: {
    values: {
      id: number;
    };
    row: {
      id: number;
      abb: string;
    };
  };
  cat_system_names: {
    values: object;
    row: {
      abb: string;
      name: string;
    };
  };
  cat_tag_put: {
    values: {
      tagId: number;
      catId: number;
    };
    row: {
      cat_id: number;
    };
  };
  cat_tag_take: {
    values: {
      tagId: number;
      catId: number;
    };
    row: {
      cat_id: number;
    };
  };
  cat_taker_acts_for_club: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  cat_unregister: {
    values: {
      catId: number;
    };
    row: never;
  };
  cat_update: {
    values: {
      changes: JsonValue;
      catId: number;
    };
    row: never;
  };
  cats_by_id: {
    values: {
      locale: string;
      catIds: readonly number[];
    };
    row: {
      id: number;
      json: string;
    };
  };
  cats_by_name: {
    values: {
      limit: number;
      locale: string;
      isAdmin: boolean;
      readerId: number | null;
      beforeId: number;
      pattern: string | null;
      otherPattern: string | null;
      sex: string | null;
      bornBy: string | null;
      breedId: number | null;
      memberId: number | null;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  cats_cards_of_ids: {
    values: {
      locale: string;
      ids: readonly number[];
    };
    row: {
      id: number;
      card: unknown;
    };
  };
  cats_found_of_sex: {
    values: {
      locale: string;
      isAdmin: boolean;
      readerId: number | null;
      ids: readonly number[];
    };
    row: {
      json: string;
    };
  };
  cats_newest: {
    values: {
      limit: number;
      locale: string;
      isAdmin: boolean;
      readerId: number | null;
      beforeId: number;
      sex: string | null;
      bornBy: string | null;
      breedId: number | null;
      pattern: string | null;
      otherPattern: string | null;
      memberId: number | null;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  cats_newest_free: {
    values: {
      locale: string;
      isAdmin: boolean;
      memberId: number;
      sex: string | null;
    };
    row: {
      json: string;
    };
  };
  cats_newest_names: {
    values: {
      most: number;
    };
    row: {
      prefix: string | null;
      name: string;
      suffix: string | null;
    };
  };
  cats_newest_of_sex: {
    values: {
      locale: string;
      isAdmin: boolean;
      readerId: number | null;
      sex: string;
    };
    row: {
      json: string;
    };
  };
  cats_not_registered: {
    values: {
      locale: string;
      ids: readonly number[];
    };
    row: {
      json: string;
    };
  };
  cats_of_breed: {
    values: {
      limit: number;
      locale: string;
      isAdmin: boolean;
      readerId: number | null;
      breedId: number | null;
      beforeId: number;
      sex: string | null;
      bornBy: string | null;
      pattern: string | null;
      otherPattern: string | null;
      memberId: number | null;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  cats_of_breed_by_name: {
    values: {
      limit: number;
      locale: string;
      isAdmin: boolean;
      readerId: number | null;
      beforeId: number;
      pattern: string | null;
      otherPattern: string | null;
      sex: string | null;
      bornBy: string | null;
      breedId: number | null;
      memberId: number | null;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  cats_of_member: {
    values: {
      limit: number;
      locale: string;
      isAdmin: boolean;
      readerId: number | null;
      memberId: number | null;
      beforeId: number;
      sex: string | null;
      bornBy: string | null;
      breedId: number | null;
      pattern: string | null;
      otherPattern: string | null;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  cats_of_names: {
    values: {
      wanted: JsonValue;
      locale: string;
    };
    row: {
      position: number | null;
      cats: unknown;
    };
  };
  cats_search_free: {
    values: {
      locale: string;
      isAdmin: boolean;
      memberId: number;
      from: string;
      below: string;
      sex: string | null;
      inside: string;
    };
    row: {
      json: string;
    };
  };
  cats_search_of_sex: {
    values: {
      locale: string;
      isAdmin: boolean;
      readerId: number | null;
      from: string;
      below: string;
      sex: string;
      inside: string;
    };
    row: {
      json: string;
    };
  };
  catteries_of_member: {
    values: {
      memberId: number;
    };
    row: {
      json: string;
    };
  };
  cattery_by_id: {
    values: {
      id: number;
    };
    row: {
      json: string;
    };
  };
  cattery_card: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      json: string;
    };
  };
  cattery_cats: {
    values: {
      limit: number;
      locale: string;
      memberId: number;
      beforeId: number;
      forSale: boolean;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  cattery_heir_agree: {
    values: {
      id: number;
    };
    row: never;
  };
  cattery_heir_ask: {
    values: {
      id: number;
      heirId: number;
      askedBy: number;
      isByClub: boolean;
      reason: string | null;
      until: string;
    };
    row: never;
  };
  cattery_heir_next_silent: {
    values: {
      today: string;
      except: readonly number[];
    };
    row: {
      id: number;
    };
  };
  cattery_image: {
    values: {
      id: number;
    };
    row: {
      image_url: string;
      cattery_name: string;
    };
  };
  cattery_insert: {
    values: {
      memberId: number;
      name: string;
      fullName: string | null;
      otherName: string | null;
      issuedAt: string | null;
      number: string | null;
      issuedBy: string;
      systemId: number;
      image: string;
    };
    row: {
      id: number;
    };
  };
  cattery_lock_owner: {
    values: {
      id: number;
    };
    row: {
      users_id: number;
    };
  };
  cattery_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  cattery_name_add_event: {
    values: {
      id: number;
      actorId: number | null;
      kind: string;
      reason: string | null;
    };
    row: never;
  };
  cattery_name_change: {
    values: {
      state: "asked" | "granted" | "declined" | "withdrawn" | "ended";
      holderId: number;
      heirId: number | null;
      id: number;
    };
    row: never;
  };
  cattery_name_hold_heir: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  cattery_name_insert: {
    values: {
      clubId: number;
      name: string;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  cattery_name_lock: {
    values: {
      id: number;
    };
    row: {
      id: number;
      club_id: number;
      name: string;
      state: "asked" | "granted" | "declined" | "withdrawn" | "ended";
      holder_id: number;
      heir_id: number | null;
      has_agreed: boolean;
      ask_id: number | null;
      is_by_club: boolean | null;
      heir_reason: string | null;
      asked_by: number | null;
    };
  };
  cattery_name_member: {
    values: {
      email: string;
    };
    row: {
      id: number;
    };
  };
  cattery_name_one: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      name: string;
      state: "asked" | "granted" | "declined" | "withdrawn" | "ended";
      holder: unknown;
      heir: unknown;
      question: unknown;
      created_at: string;
      events: unknown;
    };
  };
  cattery_name_reader: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  cattery_names_granted: {
    values: {
      locale: string;
      afterId: number;
      limit: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      name: string;
      state: "asked" | "granted" | "declined" | "withdrawn" | "ended";
      holder: unknown;
      heir: unknown;
      question: unknown;
      created_at: string;
      events: unknown;
    };
  };
  cattery_names_over: {
    values: {
      locale: string;
      afterId: number;
      limit: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      name: string;
      state: "asked" | "granted" | "declined" | "withdrawn" | "ended";
      holder: unknown;
      heir: unknown;
      question: unknown;
      created_at: string;
      events: unknown;
    };
  };
  cattery_names_own: {
    values: {
      locale: string;
      memberId: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      name: string;
      state: "asked" | "granted" | "declined" | "withdrawn" | "ended";
      holder: unknown;
      heir: unknown;
      question: unknown;
      created_at: string;
      events: unknown;
    };
  };
  cattery_names_told: {
    values: object;
    row: {
      club_id: number;
      count: number;
      since: string;
    };
  };
  cattery_names_waiting: {
    values: {
      locale: string;
      afterId: number;
      limit: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      name: string;
      state: "asked" | "granted" | "declined" | "withdrawn" | "ended";
      holder: unknown;
      heir: unknown;
      question: unknown;
      created_at: string;
      events: unknown;
    };
  };
  cattery_owner: {
    values: {
      id: number;
    };
    row: {
      users_id: number;
    };
  };
  cattery_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  cattery_take_turn: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  cattery_update: {
    values: {
      name: string;
      fullName: string | null;
      otherName: string | null;
      issuedAt: string | null;
      number: string | null;
      issuedBy: string;
      systemId: number;
      image: string;
      id: number;
    };
    row: never;
  };
  certificate_by_code: {
    values: {
      code: string;
    };
    row: {
      json: string;
    };
  };
  certificate_cat_of_code: {
    values: {
      code: string;
    };
    row: {
      cat_id: number;
    };
  };
  certificate_facts: {
    values: {
      kind: string;
      catId: number;
    };
    row: {
      registered: 0 | 1;
      facts: unknown;
      breed: string;
      words: unknown;
      main: string | null;
      gold: string | null;
      white: string | null;
      tabby: string | null;
      point: string | null;
      eye: string | null;
      build: string | null;
    };
  };
  certificate_insert: {
    values: {
      code: string;
      kind: "pedigree" | "metric";
      facts: JsonValue;
      fingerprint: string;
      words: JsonValue;
      memberId: number;
      catId: number;
    };
    row: never;
  };
  certificate_insert_duplicate: {
    values: {
      code: string;
      memberId: number;
      reason: string;
      lostId: number;
    };
    row: never;
  };
  certificate_lock_lost: {
    values: {
      code: string;
      catId: number;
    };
    row: {
      id: number;
      kind: "pedigree" | "metric";
    };
  };
  certificate_mail_facts: {
    values: {
      code: string;
    };
    row: {
      cat_name: string;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      reason: string | null;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  certificate_may_read_sheet: {
    values: {
      code: string;
      isAdmin: boolean;
      memberId: number;
    };
    row: {
      may_read: boolean;
    };
  };
  certificate_revoke: {
    values: {
      memberId: number;
      reason: string;
      code: string;
    };
    row: {
      cat_id: number;
    };
  };
  certificate_same: {
    values: {
      catId: number;
      kind: string;
    };
    row: {
      code: string;
    };
  };
  certificate_sheet: {
    values: {
      former: string;
      code: string;
    };
    row: {
      kind: "pedigree" | "metric";
      code: string;
      certified: unknown;
      fingerprint: string;
      words: unknown;
      other_names: unknown;
      other_persons: unknown;
      photo_url: string | null;
      issued_at: Date;
      is_duplicate: boolean;
      look_id: number | null;
      remarks: unknown;
    };
  };
  certificate_supersede_others: {
    values: {
      catId: number;
      kind: string;
    };
    row: never;
  };
  certificate_verify: {
    values: {
      former: string;
      locale: string;
      code: string;
    };
    row: {
      json: string;
    };
  };
  certificates_naming: {
    values: {
      catId: number;
    };
    row: {
      code: string;
      kind: "pedigree" | "metric";
      cat_id: number;
      name: string;
      positions: number[];
    };
  };
  certificates_of_cat: {
    values: {
      catId: number;
    };
    row: {
      json: string;
    };
  };
  certificates_revoke_all: {
    values: {
      memberId: number;
      reason: string;
      catId: number;
    };
    row: never;
  };
  certificates_superseded: {
    values: {
      ids: readonly number[];
    };
    row: {
      code: string;
      kind: "pedigree" | "metric";
      certified: unknown;
      facts: unknown;
      cat_id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  certificates_valid_codes: {
    values: {
      catIds: readonly number[];
      kind: string;
    };
    row: {
      code: string;
    };
  };
  check_different_cats: {
    values: object;
    row: {
      one_id: number;
      other_id: number;
    };
  };
  check_fail_run: {
    values: {
      reason: string;
      runId: number;
    };
    row: never;
  };
  check_findings: {
    values: {
      runId: number;
      afterId: number;
      limit: number | string;
    };
    row: {
      id: number;
      cat_id: number;
      problem: ColumnType<"check_findings.problem">;
    };
  };
  check_findings_of_kind: {
    values: {
      runId: number;
      kind: string;
      afterId: number;
      limit: number | string;
    };
    row: {
      id: number;
      cat_id: number;
      problem: ColumnType<"check_findings.problem">;
    };
  };
  check_finish_run: {
    values: {
      runId: number;
    };
    row: never;
  };
  check_forget_findings: {
    values: {
      runId: number;
    };
    row: never;
  };
  check_forget_older: {
    values: {
      runId: number;
    };
    row: never;
  };
  check_insert_findings: {
    values: {
      runId: number;
      found: JsonValue;
    };
    row: never;
  };
  check_last_run: {
    values: object;
    row: {
      id: number;
      started_at: string;
      finished_at: string | null;
      checked: number;
      total: number;
      found: number;
      failed: boolean;
    };
  };
  check_lock_run: {
    values: {
      runId: number;
    };
    row: {
      pg_advisory_lock: unknown;
    };
  };
  check_own_families: {
    values: {
      memberId: number;
      afterId: number;
      limit: number | string;
    };
    row: {
      mother_id: number | null;
      father_id: number | null;
      cat: unknown;
      dam: unknown;
      sire: unknown;
      birthBefore: string | null;
      litter: unknown;
      named: unknown;
    };
  };
  check_registry_extent: {
    values: object;
    row: {
      last: number;
      total: number;
    };
  };
  check_registry_page: {
    values: {
      afterId: number;
      lastId: number;
      limit: number;
    };
    row: {
      mother_id: number | null;
      father_id: number | null;
      cat: unknown;
      dam: unknown;
      sire: unknown;
      birthBefore: string | null;
      litter: unknown;
      named: unknown;
    };
  };
  check_restart_run: {
    values: {
      runId: number;
    };
    row: {
      id: number;
    };
  };
  check_set_progress: {
    values: {
      checked: number;
      found: number;
      runId: number;
    };
    row: never;
  };
  check_set_total: {
    values: {
      total: number;
      runId: number;
    };
    row: never;
  };
  check_start_run: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      started_at: string;
      finished_at: string | null;
      checked: number;
      total: number;
      found: number;
      failed: boolean;
    };
  };
  check_take_turn: {
    values: object;
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  check_told_cats: {
    values: {
      ids: readonly number[];
    };
    row: {
      cat: unknown;
    };
  };
  chip_proof_decide: {
    values: {
      status: "asked" | "sent" | "confirmed" | "declined" | "fallen";
      reason: string | null;
      adminId: number;
      proofId: number;
    };
    row: never;
  };
  chip_proof_drop_asked: {
    values: {
      catId: number;
    };
    row: never;
  };
  chip_proof_insert: {
    values: {
      catId: number;
      memberId: number;
      chip: string;
      code: string;
      days: number;
    };
    row: {
      code: string;
      expires_at: string;
    };
  };
  chip_proof_lock: {
    values: {
      proofId: number;
    };
    row: {
      status: "asked" | "sent" | "confirmed" | "declined" | "fallen";
      seller_id: number;
      cat_id: number;
    };
  };
  chip_proof_lock_asked: {
    values: {
      catId: number;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  chip_proof_own: {
    values: {
      catId: number;
      memberId: number;
    };
    row: {
      id: number;
      status: "fallen" | "asked" | "sent" | "confirmed" | "declined";
      code: string;
      expires_at: string;
      photo: string | null;
      reason: string | null;
      decided_at: string | null;
    };
  };
  chip_proof_send: {
    values: {
      path: string;
      proofId: number;
    };
    row: never;
  };
  chip_proofs_sent: {
    values: {
      locale: string;
      afterId: number;
      viewerId: number;
      limit: number;
    };
    row: {
      id: number;
      cat_id: number;
      cat_name: string;
      seller: string;
      code: string;
      chip_end: string;
      photo: string | null;
      sent_at: string | null;
    };
  };
  chip_provable: {
    values: {
      catId: number;
    };
    row: {
      chip: string | null;
    };
  };
  closing_anonymise: {
    values: {
      firstName: string;
      lastName: string;
      memberId: number;
    };
    row: never;
  };
  closing_delete_calendars: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_catteries: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_drafts: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_email_changes: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_favourites: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_imports: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_notice_settings: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_notices: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_order_contacts: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_passkey_challenges: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_passkeys: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_pedigree_drafts: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_readings: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_recovery_codes: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_saved_searches: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_seller_details: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_sessions: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_signing_codes: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_tags: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_telegram_chats: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_telegram_codes: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_delete_user_roles: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_drop_chip_proofs: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_drop_unpaid_memberships: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_end_ads: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_end_cattery_names: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_forget_case_answers: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_forget_disputes: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_forget_messages: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_forget_reviews: {
    values: {
      memberId: number;
    };
    row: never;
  };
  closing_free_cats: {
    values: {
      memberId: number;
      afterId: number;
      most: number | string;
    };
    row: {
      id: number;
    };
  };
  closing_lock_cats: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  club_administrator_acting: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  club_administrators_lock: {
    values: object;
    row: {
      user_id: number;
    };
  };
  club_administrators_other: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  club_change: {
    values: {
      names: JsonValue | null;
      prefix: string | null;
      region: string | null;
      languages: readonly string[];
      clubId: number;
    };
    row: {
      id: number;
    };
  };
  club_insert: {
    values: {
      isGiven: boolean;
      slug: string;
      prefix: string;
      names: JsonValue;
      region: string | null;
      languages: readonly string[];
    };
    row: {
      id: number;
    };
  };
  club_is_one: {
    values: {
      clubId: number;
    };
    row: {
      id: number;
    };
  };
  club_kept: {
    values: {
      locale: string;
      clubId: number;
    };
    row: {
      id: number;
      version: number;
      names: unknown;
      number_prefix: string | null;
      region: string | null;
      languages: string[];
      prefix_stays: boolean;
      officers: unknown;
      waiting: number;
    };
  };
  club_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  club_look: {
    values: {
      id: number;
    };
    row: {
      id: number;
      accent: string;
      heading: unknown;
      foot: unknown;
      signer: string | null;
      office: unknown;
      logo_url: string | null;
      signature_url: string | null;
      used_from: string | null;
      club_id: number;
      club_names: unknown;
    };
  };
  club_look_insert: {
    values: {
      clubId: number;
      accent: string;
      heading: JsonValue;
      foot: JsonValue;
      signer: string | null;
      office: JsonValue;
      logoUrl: string | null;
      signatureUrl: string | null;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  club_look_specimen_words: {
    values: object;
    row: {
      words: unknown;
    };
  };
  club_look_use: {
    values: {
      id: number;
      clubId: number;
    };
    row: {
      id: number;
    };
  };
  club_looks_of_club: {
    values: {
      clubId: number;
    };
    row: {
      id: number;
      accent: string;
      heading: unknown;
      foot: unknown;
      signer: string | null;
      office: unknown;
      logo_url: string | null;
      signature_url: string | null;
      used_from: string | null;
    };
  };
  club_member: {
    values: {
      memberId: number;
    };
    row: {
      json: string;
    };
  };
  club_member_lock: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      suspended: boolean;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  club_member_may_correct: {
    values: {
      memberId: number;
    };
    row: {
      yes: boolean;
    };
  };
  club_member_of_other: {
    values: {
      memberId: number;
    };
    row: {
      user_id: number;
    };
  };
  club_members: {
    values: {
      limit: number;
      afterName: string;
      afterId: number;
    };
    row: {
      json: string;
      found: number;
      last_name: string | null;
      last_id: number | null;
    };
  };
  club_members_found: {
    values: {
      pattern: string;
      otherPattern: string | null;
      email: string;
      limit: number;
      afterName: string;
      afterId: number;
    };
    row: {
      json: string;
      found: number;
      last_name: string | null;
      last_id: number | null;
      is_too_much: boolean;
    };
  };
  club_members_named: {
    values: {
      limit: number;
      afterName: string;
      afterId: number;
      pattern: string;
      otherPattern: string | null;
      email: string;
    };
    row: {
      json: string;
      found: number;
      last_name: string | null;
      last_id: number | null;
      looked_to_name: string | null;
      looked_to_id: number | null;
    };
  };
  club_name_among_clubs: {
    values: {
      clubId: number;
    };
    row: {
      names: unknown;
    };
  };
  club_names_of_number: {
    values: {
      number: string;
    };
    row: {
      names: unknown;
    };
  };
  club_number_draw: {
    values: {
      clubId: number;
      year: number;
    };
    row: {
      place: number;
      prefix: string | null;
    };
  };
  club_numbers_begin: {
    values: {
      prefix: string;
    };
    row: {
      taken: boolean;
    };
  };
  club_of_roles: {
    values: {
      memberId: number;
    };
    row: {
      club_id: number | null;
    };
  };
  club_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  club_role_delete: {
    values: {
      memberId: number;
      roleId: number;
      clubId: number;
    };
    row: never;
  };
  club_role_grant: {
    values: {
      memberId: number;
      roleId: number;
      clubId: number | null;
    };
    row: never;
  };
  club_role_insert: {
    values: {
      memberId: number;
      roleId: number;
      clubId: number;
    };
    row: never;
  };
  club_role_revoke: {
    values: {
      memberId: number;
      roleId: number;
    };
    row: never;
  };
  club_rule_switch_insert: {
    values: {
      clubId: number;
      club: string;
      line: string;
      mode: string;
      words: JsonValue | null;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  club_rule_switch_log: {
    values: {
      locale: string;
      clubId: number;
      beforeId: number;
      limit: number | string;
    };
    row: {
      id: number;
      club: string;
      line: string;
      mode: string;
      words: unknown;
      set_at: Date;
      member: string;
    };
  };
  club_rules_ancestors: {
    values: {
      ids: readonly number[];
    };
    row: {
      root: number;
      place: number;
      id: number;
      breed: string;
    };
  };
  club_rules_application: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      club_id: number;
      created_at: Date;
      pedigree_id: number;
      pedigree_num: string;
      system: string;
    };
  };
  club_rules_at: {
    values: {
      clubId: number;
      at: Date | string | null;
    };
    row: {
      id: number;
      club: string;
      line: string;
      mode: string;
      words: unknown;
    };
  };
  club_rules_barred_words: {
    values: {
      locale: string;
    };
    row: {
      codes: string[];
      breeds: string[];
      colours: string[];
    };
  };
  club_rules_births: {
    values: {
      damId: number;
    };
    row: {
      born: string;
    };
  };
  club_rules_breed: {
    values: {
      id: number;
    };
    row: {
      breed: string;
      recognised_by: string;
    };
  };
  club_rules_cats: {
    values: {
      ids: readonly number[];
    };
    row: {
      id: number;
      sex: "male" | "female";
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      breed: string;
      recognised_by: string;
      born: string | null;
      has_chip: boolean;
      registered: 0 | 1;
      users_id: number;
      online_owner_id: number;
      breeder_id: number | null;
      country: string;
      mother_id: number | null;
      father_id: number | null;
      main: string | null;
      gold: string | null;
      white: string | null;
      tabby: string | null;
      point: string | null;
      eye: string | null;
      build: string | null;
      ems: string | null;
      has_colour: boolean;
    };
  };
  club_rules_catteries_of: {
    values: {
      memberId: number;
      exceptId: number | null;
      name: string;
    };
    row: {
      catteries: number;
      litters: number;
    };
  };
  club_rules_close_names: {
    values: {
      memberId: number;
      name: string;
    };
    row: {
      id: number | null;
      name: string | null;
      users_id: number | null;
      alike: boolean | null;
      is_abroad: boolean;
    };
  };
  club_rules_club_of_dam: {
    values: {
      damId: number;
    };
    row: {
      club_id: number | null;
    };
  };
  club_rules_correction: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      asker_id: number;
      changes: unknown;
      created_at: Date;
      club_id: number | null;
      came_in: boolean;
    };
  };
  club_rules_desk_of_cat: {
    values: {
      catId: number;
    };
    row: {
      club_id: number | null;
      came_in: boolean;
    };
  };
  club_rules_in_own_line: {
    values: {
      parentIds: readonly number[];
      catId: number;
    };
    row: {
      is_own: boolean;
    };
  };
  club_rules_kept: {
    values: {
      day: string;
      memberId: number;
      catId: number;
    };
    row: {
      kept: boolean | null;
    };
  };
  club_rules_kitten_papers: {
    values: {
      litterId: number;
    };
    row: {
      applied: number;
      first_book: string | null;
      has_card: boolean;
      left_with_card: boolean;
    };
  };
  club_rules_litter: {
    values: {
      id: number;
    };
    row: {
      id: number;
      dam_id: number;
      sire_id: number;
      born: string;
      prefix: string | null;
      status: "waiting" | "confirmed" | "declined" | "cancelled";
      created_at: Date;
      breeder_id: number;
      breed: string;
      club_id: number | null;
      has_cattery: boolean;
      in_wcf: boolean;
      inspected_d: number | null;
      kittens: unknown;
    };
  };
  club_rules_merits: {
    values: {
      catId: number;
    };
    row: {
      entries: unknown;
      has_foreign_titles: boolean | null;
      titled_young: number;
      litter_id: number | null;
      left_on: string | null;
      left_between: number[] | null;
      vaccinations: number | null;
    };
  };
  club_rules_names_turn: {
    values: object;
    row: {
      turn: boolean;
    };
  };
  club_rules_noted_matings: {
    values: {
      damId: number;
    };
    row: {
      sire_id: number | null;
      mated_from: string;
      mated_until: string;
    };
  };
  club_rules_number_stated: {
    values: {
      catId: number;
      number: string;
    };
    row: {
      shown: boolean;
      asked: boolean;
    };
  };
  club_rules_number_taken: {
    values: {
      pedigreeId: number;
    };
    row: {
      taken: boolean;
    };
  };
  club_rules_paper_of_number: {
    values: {
      catId: number;
      number: string;
    };
    row: {
      pedigree_id: number;
      system: string;
    };
  };
  club_rules_paper_read: {
    values: {
      pedigreeId: number;
    };
    row: {
      pedigree: unknown;
      issued_by: string;
    };
  };
  club_rules_standings: {
    values: {
      ids: readonly number[];
    };
    row: {
      id: number;
      club_id: number | null;
      bans: unknown;
      pet_since: string | null;
    };
  };
  club_rules_transfer: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      asker_id: number;
      club: string;
      number: string | null;
      titles: string | null;
      created_at: Date;
      club_id: number | null;
    };
  };
  club_rules_twins: {
    values: {
      born: string | null;
      sex: string;
      breed: string;
      name: string;
      catId: number;
    };
    row: {
      twins: number;
    };
  };
  club_rules_young: {
    values: {
      catId: number;
      damId: number | null;
    };
    row: {
      id: number;
      sex: "male" | "female";
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      breed: string;
      recognised_by: string;
      born: string | null;
      mother_id: number | null;
      father_id: number | null;
      main: string | null;
      gold: string | null;
      white: string | null;
      tabby: string | null;
      point: string | null;
      eye: string | null;
      build: string | null;
      has_colour: boolean;
    };
  };
  club_suspension_set: {
    values: {
      reason: string | null;
      memberId: number;
    };
    row: never;
  };
  club_verdict_insert: {
    values: {
      litterId: number | null;
      applicationId: number | null;
      verdict: "block" | "ask" | "warn" | "ok";
      versions: string;
      lines: JsonValue;
    };
    row: never;
  };
  clubs_all: {
    values: object;
    row: {
      id: number;
      slug: string;
      names: unknown;
      number_prefix: string | null;
      region: string | null;
      languages: string[];
    };
  };
  clubs_kept: {
    values: {
      locale: string;
      afterId: number;
      limit: number;
    };
    row: {
      id: number;
      version: number;
      names: unknown;
      number_prefix: string | null;
      region: string | null;
      languages: string[];
      prefix_stays: boolean;
      officers: unknown;
      waiting: number;
    };
  };
  clubs_member: {
    values: {
      email: string;
    };
    row: {
      id: number;
      club_id: number | null;
    };
  };
  clubs_one: {
    values: {
      slug: string;
    };
    row: {
      id: number;
    };
  };
  clubs_open_desks: {
    values: object;
    row: {
      are_apart: boolean | null;
    };
  };
  clubs_others: {
    values: object;
    row: {
      count: number;
    };
  };
  colour_offspring: {
    values: {
      catId: number;
    };
    row: {
      kitten: unknown;
      mate: unknown;
    };
  };
  colour_options: {
    values: object;
    row: {
      id: number;
      kind: "main" | "gold" | "white" | "tabby" | "point" | "eye";
      ems: string;
      name_eng: string;
    };
  };
  colour_with_parents: {
    values: {
      catId: number;
    };
    row: {
      cat: unknown;
      dam: unknown;
      sire: unknown;
    };
  };
  correction: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      id: number;
      cat_id: number;
      cat_name: string;
      reg_num: string | null;
      status: "asked" | "confirmed" | "declined" | "withdrawn" | "lapsed";
      fields: unknown;
      asker_id: number;
      asker: string;
      reason: string;
      evidence_url: string | null;
      decision: string | null;
      created_at: string;
      decided_at: string | null;
      decided_by: string | null;
      changes: unknown;
      before: unknown;
      now: unknown;
      version: number | null;
      asked_case_id: number | null;
      offspring: number;
      titles: number;
    };
  };
  correction_amend: {
    values: {
      changes: JsonValue;
      before: JsonValue;
      reason: string;
      evidence: string;
      id: number;
    };
    row: never;
  };
  correction_asker: {
    values: {
      id: number;
    };
    row: {
      asker_id: number;
      club_id: number | null;
    };
  };
  correction_cat: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
    };
  };
  correction_correctable: {
    values: {
      catId: number;
    };
    row: {
      registered: 0 | 1;
      facts: unknown;
    };
  };
  correction_end: {
    values: {
      status: "asked" | "confirmed" | "declined" | "withdrawn" | "lapsed";
      decision: string | null;
      decidedBy: number | null;
      id: number;
    };
    row: never;
  };
  correction_insert: {
    values: {
      catId: number;
      askerId: number;
      changes: JsonValue;
      before: JsonValue;
      reason: string;
      evidence: string;
    };
    row: {
      id: number;
    };
  };
  correction_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  correction_mail_facts: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      cat_name: string;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      status: "asked" | "confirmed" | "declined" | "withdrawn" | "lapsed";
      decision: string | null;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  correction_names: {
    values: {
      cats: readonly number[];
      locale: string;
      members: readonly number[];
      breeds: readonly number[];
    };
    row: {
      kind: "cat" | "member" | "breed";
      id: number;
      name: string;
    };
  };
  correction_open: {
    values: {
      id: number;
    };
    row: {
      id: number;
      cat_id: number;
      asker_id: number;
      changes: unknown;
      reason: string;
      evidence_url: string | null;
    };
  };
  correction_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number | null;
      state: unknown;
    };
  };
  correction_shown_version: {
    values: {
      rowId: number;
    };
    row: {
      version: number | null;
    };
  };
  corrections_open_of_member: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      cat_id: number;
    };
  };
  corrections_own: {
    values: {
      limit: number;
      memberId: number;
      catId: number | null;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  corrections_waiting: {
    values: {
      limit: number;
      locale: string;
      afterId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  country_by_code: {
    values: {
      iso2: string;
    };
    row: {
      id: number;
    };
  };
  country_by_id: {
    values: {
      id: number;
    };
    row: {
      id: number;
      iso2: string;
      country_en: string;
      country_ru: string;
      currency_id: number | null;
    };
  };
  credential_add_scan: {
    values: {
      path: string;
      id: number;
      catId: number;
    };
    row: {
      id: number;
    };
  };
  credential_confirm: {
    values: {
      memberId: number | null;
      id: number;
    };
    row: never;
  };
  credential_delete: {
    values: {
      id: number;
    };
    row: never;
  };
  credential_insert: {
    values: {
      catId: number;
      kind: "title" | "result" | "health" | "dna";
      name: string;
      result: string | null;
      issuedBy: string | null;
      issuedOn: string | null;
      system: string | null;
      country: string | null;
      showClass: string | null;
      judge: string | null;
      points: number | null;
      scan: string | null;
    };
    row: {
      id: number;
    };
  };
  credential_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  credential_owners: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      users_id: number;
      online_owner_id: number;
      scan_url: string | null;
      holder_id: number | null;
    };
  };
  credential_owners_lock: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      users_id: number;
      online_owner_id: number;
      scan_url: string | null;
      holder_id: number | null;
    };
  };
  credential_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  credential_shown_version: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
    };
  };
  credential_update: {
    values: {
      kind: "title" | "result" | "health" | "dna";
      name: string;
      result: string | null;
      issuedBy: string | null;
      issuedOn: string | null;
      system: string | null;
      country: string | null;
      showClass: string | null;
      judge: string | null;
      points: number | null;
      scan: string | null;
      id: number;
    };
    row: never;
  };
  credentials_count: {
    values: {
      catId: number;
    };
    row: {
      count: number;
    };
  };
  credentials_of_cat: {
    values: {
      isAdmin: boolean;
      clubId: number | null;
      memberId: number | null;
      catId: number;
    };
    row: {
      json: string;
    };
  };
  credentials_of_pedigree: {
    values: {
      catId: number;
      titles: readonly string[];
    };
    row: never;
  };
  credentials_shows_of: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      award: string;
      issued_by: string | null;
      issued_on: string | null;
      show_system: string;
      show_country: string | null;
      show_class: string | null;
      judge: string | null;
      points: number | null;
      is_confirmed: boolean | null;
      scan_url: string | null;
    };
  };
  credentials_tests_of: {
    values: {
      ids: readonly number[];
    };
    row: {
      cat_id: number | null;
      kind: string | null;
      name: string | null;
      result: string | null;
      issued_on: string | null;
    };
  };
  credentials_title_claimed: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      name: string;
      issued_on: string | null;
      issued_by: string | null;
    };
  };
  credentials_titles_of: {
    values: {
      catId: number;
    };
    row: {
      born: string | null;
      held: string[];
    };
  };
  credentials_waiting: {
    values: {
      limit: number;
      afterId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  currency_by_id: {
    values: {
      id: number;
    };
    row: {
      id: number;
      abb: string;
    };
  };
  currency_codes: {
    values: object;
    row: {
      code: string;
    };
  };
  currency_rates_load: {
    values: {
      days: readonly string[];
      codes: readonly string[];
      rates: readonly (number | string)[];
    };
    row: {
      currency_id: number;
    };
  };
  currency_rates_newest: {
    values: {
      today: string;
    };
    row: {
      currency_id: number;
      day: string;
      per_euro: number;
      code: string;
      abb: string;
    };
  };
  currency_rates_said: {
    values: object;
    row: {
      code: string;
      day: string;
      perEuro: string;
    };
  };
  dates_examinations_of_born: {
    values: {
      births: readonly string[];
    };
    row: {
      id: number;
      born: string | null;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      member_id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      country: string;
      examined: string;
      issued_on: string | null;
    };
  };
  dates_examinations_of_member: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      born: string | null;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      member_id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      country: string;
      examined: string;
      issued_on: string | null;
    };
  };
  dates_litters_born: {
    values: {
      bornFrom: string;
      bornTo: string;
    };
    row: {
      id: number;
      born: string;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      member_id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      country: string;
      region: "BE-V" | "BE-W" | "BE-B" | "GB-ENG" | "GB-SCT" | "GB-WLS" | "GB-NIR" | null;
    };
  };
  dates_litters_of_member: {
    values: {
      memberId: number;
      bornAfter: string;
    };
    row: {
      id: number;
      born: string;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      member_id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      country: string;
      region: "BE-V" | "BE-W" | "BE-B" | "GB-ENG" | "GB-SCT" | "GB-WLS" | "GB-NIR" | null;
    };
  };
  dates_matings: {
    values: {
      matedFrom: string;
      matedTo: string;
    };
    row: {
      id: number;
      mated_from: string;
      mated_until: string | null;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      member_id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      country: string;
    };
  };
  dates_matings_of_member: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      mated_from: string | null;
      mated_until: string | null;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      member_id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      country: string;
    };
  };
  dates_of_orders: {
    values: {
      memberId: number;
      today: string;
    };
    row: {
      kind: "offer" | "handover" | "dispute" | "appeal";
      day: string;
      order_id: number;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      email: string;
      name: string;
    };
  };
  dates_questions: {
    values: {
      days: number;
    };
    row: {
      id: number;
      until: string;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      member_id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      country: string;
    };
  };
  dates_questions_of_member: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      until: string;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      member_id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      country: string;
    };
  };
  dates_told: {
    values: {
      members: readonly number[];
      events: readonly string[];
    };
    row: {
      place: string | null;
    };
  };
  demo_registry_empty: {
    values: object;
    row: {
      empty: boolean;
    };
  };
  demo_take_turn: {
    values: object;
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  different_among: {
    values: {
      ones: readonly number[];
      others: readonly number[];
    };
    row: {
      one_id: number;
      other_id: number;
    };
  };
  different_cat_exists: {
    values: {
      catId: number;
    };
    row: {
      id: number;
    };
  };
  different_forget: {
    values: {
      one: number;
      other: number;
    };
    row: never;
  };
  different_remember: {
    values: {
      one: number;
      other: number;
      memberId: number;
    };
    row: never;
  };
  dispute_decide: {
    values: {
      to: "opened" | "answered" | "decided" | "appealed" | "closed" | "withdrawn";
      forSide: "buyer" | "seller";
      dueOn: string | null;
      disputeId: number;
    };
    row: never;
  };
  dispute_for_club: {
    values: {
      locale: string;
      disputeId: number;
      viewerId: number;
    };
    row: {
      id: number;
      order_id: number;
      reason: "deposit" | "not_as_described" | "ill" | "not_handed_over" | "not_paid" | "papers" | "other";
      stage: "opened" | "answered" | "decided" | "appealed" | "closed" | "withdrawn";
      opened_by: "buyer" | "seller" | null;
      due_on: string | null;
      for_side: "buyer" | "seller" | null;
      was_appealed: 0 | 1;
      statements: unknown;
      version: number;
      buyer: string;
      seller: string;
      history: unknown;
      messages: unknown;
    };
  };
  dispute_insert: {
    values: {
      orderId: number;
      openerId: number;
      reason: "deposit" | "not_as_described" | "ill" | "not_handed_over" | "not_paid" | "papers" | "other";
      dueOn: string;
    };
    row: {
      id: number;
    };
  };
  dispute_lock: {
    values: {
      disputeId: number;
    };
    row: {
      id: number;
      stage: "opened" | "answered" | "decided" | "appealed" | "closed" | "withdrawn";
      order_id: number;
      client_id: number;
      seller_id: number;
    };
  };
  dispute_lock_next_due: {
    values: {
      today: string;
      except: readonly number[];
    };
    row: {
      id: number;
      order_id: number;
      stage: "opened" | "answered" | "decided" | "appealed" | "closed" | "withdrawn";
      by_seller: boolean;
      is_seller_suspended: boolean;
    };
  };
  dispute_lock_next_near: {
    values: {
      today: string;
      except: readonly number[];
      lastToAnswer: string;
      lastToAppeal: string;
    };
    row: {
      id: number;
      order_id: number;
      due_on: string;
      for_side: "buyer" | "seller" | null;
      spared_id: number;
    };
  };
  dispute_lock_of_order: {
    values: {
      orderId: number;
    };
    row: {
      id: number;
      stage: "opened" | "answered" | "decided" | "appealed" | "closed" | "withdrawn";
      opener_id: number;
    };
  };
  dispute_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  dispute_mark_reminded: {
    values: {
      id: number;
    };
    row: never;
  };
  dispute_move: {
    values: {
      to: "opened" | "answered" | "decided" | "appealed" | "closed" | "withdrawn";
      disputeId: number;
    };
    row: never;
  };
  dispute_of_order: {
    values: {
      locale: string;
      orderId: number;
    };
    row: {
      id: number;
      order_id: number;
      reason: "deposit" | "not_as_described" | "ill" | "not_handed_over" | "not_paid" | "papers" | "other";
      stage: "opened" | "answered" | "decided" | "appealed" | "closed" | "withdrawn";
      opened_by: "buyer" | "seller" | null;
      due_on: string | null;
      for_side: "buyer" | "seller" | null;
      was_appealed: 0 | 1;
      statements: unknown;
    };
  };
  dispute_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  dispute_statement_insert: {
    values: {
      disputeId: number;
      authorId: number | null;
      kind: "open" | "answer" | "evidence" | "withdraw" | "lose" | "go_on" | "decide" | "appeal" | "decide_again" | "rest";
      forSide: "buyer" | "seller" | null;
      text: string | null;
    };
    row: never;
  };
  disputes_with_club: {
    values: {
      locale: string;
      afterId: number;
      viewerId: number;
      limit: number;
    };
    row: {
      id: number;
      order_id: number;
      reason: "deposit" | "not_as_described" | "ill" | "not_handed_over" | "not_paid" | "papers" | "other";
      stage: "opened" | "answered" | "decided" | "appealed" | "closed" | "withdrawn";
      buyer: string;
      seller: string;
    };
  };
  draft: {
    values: {
      memberId: number;
      form: string;
    };
    row: {
      json: string;
    };
  };
  draft_delete: {
    values: {
      memberId: number;
      form: string;
    };
    row: never;
  };
  draft_delete_oldest: {
    values: {
      memberId: number;
    };
    row: never;
  };
  draft_keep: {
    values: {
      memberId: number;
      form: string;
      entries: JsonValue;
    };
    row: never;
  };
  email_change_by_token: {
    values: {
      tokenHash: Buffer;
    };
    row: {
      user_id: number;
      old_email: string;
    };
  };
  email_change_insert: {
    values: {
      tokenHash: Buffer;
      memberId: number;
      oldEmail: string;
      newEmail: string;
    };
    row: never;
  };
  email_change_undo: {
    values: {
      tokenHash: Buffer;
    };
    row: {
      user_id: number;
    };
  };
  export_attached: {
    values: {
      memberId: number;
      ids: readonly number[];
    };
    row: {
      id: number;
      own: boolean;
      photos: unknown;
      credentials: unknown;
      documents: unknown;
    };
  };
  export_cats: {
    values: {
      memberId: number;
      locale: string;
      ids: readonly number[];
    };
    row: {
      id: number;
      prefix: string | null;
      cat_name: string;
      suffix: string | null;
      sex: "male" | "female";
      breed: string;
      ems: string | null;
      number: string | null;
      mother: string | null;
      father: string | null;
      mother_id: number | null;
      father_id: number | null;
      birthdate: string | null;
      deceased: string | null;
      neutered: string | null;
      chip: string | null;
      description: string | null;
      breeder: string | null;
      mine: number;
      titles: unknown;
      attached: unknown;
      printed_name: string | null;
      number_elsewhere: string | null;
    };
  };
  export_line: {
    values: {
      memberId: number;
      locale: string;
      ids: readonly number[];
    };
    row: {
      id: number;
      prefix: string | null;
      cat_name: string;
      suffix: string | null;
      sex: "male" | "female";
      breed: string;
      ems: string | null;
      number: string | null;
      mother: string | null;
      father: string | null;
      mother_id: number | null;
      father_id: number | null;
      birthdate: string | null;
      deceased: string | null;
      neutered: string | null;
      chip: string | null;
      description: string | null;
      breeder: string | null;
      mine: number;
      titles: unknown;
      attached: unknown;
      printed_name: string | null;
      number_elsewhere: string | null;
      kittens: unknown;
    };
  };
  export_line_ids: {
    values: {
      memberId: number;
      cats: readonly number[] | null;
    };
    row: {
      ids: Buffer;
    };
  };
  failed_mail_send: {
    values: {
      id: string;
    };
    row: {
      id: string | null;
    };
  };
  failed_mails: {
    values: {
      most: number | string;
    };
    row: {
      id: string | null;
      address: string | null;
      subject: string;
      failed_at: Date | null;
      reason: string | null;
    };
  };
  father_card: {
    values: {
      locale: string;
      catId: number;
    };
    row: {
      json: string;
    };
  };
  favourite_delete: {
    values: {
      memberId: number;
      catId: number;
    };
    row: {
      cat_id: number;
    };
  };
  favourite_insert: {
    values: {
      memberId: number;
      catId: number;
    };
    row: never;
  };
  favourites: {
    values: {
      limit: number;
      locale: string;
      memberId: number;
      beforeAt: Date | string;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_at: string | null;
      last_id: number | null;
    };
  };
  favourites_insert: {
    values: {
      memberId: number;
      cats: readonly number[];
    };
    row: {
      cat_id: number;
    };
  };
  favourites_of_guest: {
    values: {
      locale: string;
      ids: readonly number[];
    };
    row: {
      json: string;
    };
  };
  files_of_all: {
    values: object;
    row: {
      bytes: number;
    };
  };
  files_of_member: {
    values: {
      memberId: number;
    };
    row: {
      bytes: number;
      unused_bytes: number;
    };
  };
  files_without_upload: {
    values: {
      keys: readonly string[];
      randoms: readonly string[];
    };
    row: {
      key: string | null;
    };
  };
  forgotten_files: {
    values: {
      limit: number;
    };
    row: {
      key: string;
    };
  };
  forgotten_files_delete: {
    values: {
      keys: readonly string[];
    };
    row: never;
  };
  hand_over_make: {
    values: {
      codeHash: Buffer;
      ticketHash: Buffer;
      locale: string;
      sessionHash: Buffer | null;
      kept: JsonValue;
    };
    row: never;
  };
  hand_over_own_session: {
    values: {
      tokenHash: Buffer;
    };
    row: {
      id: number | null;
    };
  };
  hand_over_take: {
    values: {
      codeHash: Buffer;
      ticketHash: Buffer;
      locale: string;
    };
    row: {
      kept: unknown;
      session_id: number | null;
      user_id: number | null;
    };
  };
  health_database: {
    values: object;
    row: {
      version: string | null;
      bytes: number | null;
      newest: number | null;
    };
  };
  held_activate: {
    values: {
      catId: number;
    };
    row: never;
  };
  held_ad_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  held_ad_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  held_ads: {
    values: {
      limit: number;
      locale: string;
      afterId: number;
      viewerId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  held_clear: {
    values: {
      catId: number;
    };
    row: never;
  };
  held_currencies: {
    values: object;
    row: {
      id: number;
      code: string;
    };
  };
  held_decide: {
    values: {
      outcome: "released" | "refused" | "settled" | "withdrawn";
      adminId: number;
      note: string | null;
      id: number;
    };
    row: never;
  };
  held_end: {
    values: {
      outcome: "released" | "refused" | "settled" | "withdrawn";
      catId: number;
    };
    row: never;
  };
  held_first_of: {
    values: {
      sellerId: number;
    };
    row: {
      cat_id: number;
    };
  };
  held_insert: {
    values: {
      saleId: number;
      reasons: readonly string[];
      about: JsonValue;
    };
    row: {
      id: number;
    };
  };
  held_like_texts: {
    values: {
      text: string;
      sellerId: number;
      catId: number;
    };
    row: {
      cat_id: number;
      description: string | null;
    };
  };
  held_lock: {
    values: {
      adminId: number;
      id: number;
    };
    row: {
      is_waiting: boolean;
      is_own: boolean;
    };
  };
  held_lock_cat: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
    };
  };
  held_offer: {
    values: {
      today: string;
      catId: number;
    };
    row: {
      seller_id: number;
      owner_id: number;
      breed_id: number;
      description: string | null;
      country_id: number;
      sale_id: number | null;
      is_active: boolean;
      price_pet: number | null;
      price_breeding: number | null;
      ad_currency_id: number | null;
      usual_currency_id: number | null;
      is_grown: boolean;
      cleared_pet: number | null;
      cleared_breeding: number | null;
      cleared_currency_id: number | null;
      cleared_text: string | null;
      cleared_pictures: string[];
      hold_id: number | null;
      is_known: boolean;
    };
  };
  held_peers: {
    values: {
      breedId: number;
      sellerId: number;
    };
    row: {
      seller_id: number;
      country_id: number;
      currency_id: number;
      price_pet: number;
    };
  };
  held_same_picture: {
    values: {
      apart: number;
      catId: number;
      cleared: readonly string[];
      sellerId: number;
    };
    row: {
      cat_id: number;
    };
  };
  held_update: {
    values: {
      reasons: readonly string[];
      about: JsonValue;
      id: number;
    };
    row: never;
  };
  herd_ads: {
    values: {
      ids: readonly number[];
    };
    row: {
      cat_id: number;
      is_active: boolean;
    };
  };
  herd_bred: {
    values: {
      sort: string;
      locale: string;
      memberId: number;
      isMyCat: number | null;
      sex: string | null;
      breedId: number | null;
      bornAfter: string | null;
      bornUpTo: string | null;
      cats: readonly number[] | null;
      words: readonly string[];
      tagId: number | null;
      state: string | null;
      limit: number;
      afterId: number | null;
      afterKey: string | null;
      down: boolean;
    };
    row: {
      json: string;
      found: number;
      last_key: string | null;
      last_id: number | null;
      total: number;
    };
  };
  herd_bred_ids: {
    values: {
      memberId: number;
      isMyCat: number | null;
      sex: string | null;
      breedId: number | null;
      bornAfter: string | null;
      bornUpTo: string | null;
      cats: readonly number[] | null;
      words: readonly string[];
      tagId: number | null;
      state: string | null;
      most: number | string;
    };
    row: {
      ids: number[];
      total: number;
    };
  };
  herd_names: {
    values: {
      ids: readonly number[];
    };
    row: {
      id: number;
      name: string;
    };
  };
  herd_own: {
    values: {
      sort: string;
      locale: string;
      memberId: number;
      isMyCat: number | null;
      sex: string | null;
      breedId: number | null;
      bornAfter: string | null;
      bornUpTo: string | null;
      cats: readonly number[] | null;
      words: readonly string[];
      tagId: number | null;
      state: string | null;
      limit: number;
      afterId: number | null;
      afterKey: string | null;
      down: boolean;
    };
    row: {
      json: string;
      found: number;
      last_key: string | null;
      last_id: number | null;
      total: number;
    };
  };
  herd_own_ids: {
    values: {
      memberId: number;
      isMyCat: number | null;
      sex: string | null;
      breedId: number | null;
      bornAfter: string | null;
      bornUpTo: string | null;
      cats: readonly number[] | null;
      words: readonly string[];
      tagId: number | null;
      state: string | null;
      most: number | string;
    };
    row: {
      ids: number[];
      total: number;
    };
  };
  herd_own_newest: {
    values: {
      limit: number;
      memberId: number;
      locale: string;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_key: string | null;
      last_id: number | null;
      total: number;
    };
  };
  herd_sold: {
    values: {
      ids: readonly number[];
      memberId: number;
    };
    row: {
      cat_id: number;
      id: number;
      offered: boolean;
    };
  };
  herd_view: {
    values: {
      memberId: number;
    };
    row: {
      view: "cards" | "table" | null;
    };
  };
  herd_view_choose: {
    values: {
      view: "cards" | "table" | null;
      memberId: number;
    };
    row: never;
  };
  history_change: {
    values: {
      id: number;
    };
    row: {
      id: number;
      noun: ColumnType<"history.noun">;
      action: "insert" | "update" | "delete";
      cat_id: number | null;
      row_id: number;
      before: ColumnType<"history.before"> | null;
      after: ColumnType<"history.after"> | null;
    };
  };
  history_export: {
    values: {
      afterId: number;
    };
    row: {
      id: number;
      at: string;
      member_id: number | null;
      request_id: string | null;
      noun: ColumnType<"history.noun">;
      action: "insert" | "update" | "delete";
      cat_id: number | null;
      row_id: number;
      before: ColumnType<"history.before"> | null;
      after: ColumnType<"history.after"> | null;
      undoes: number | null;
    };
  };
  history_last_undoing: {
    values: {
      changeId: number;
    };
    row: {
      id: number | null;
    };
  };
  history_mark_undoing: {
    values: {
      changeId: string;
    };
    row: {
      set_config: string | null;
    };
  };
  history_page: {
    values: {
      locale: string;
      beforeId: number;
      limit: number;
    };
    row: {
      entry: unknown;
      veiled: false;
      id: number;
      noun: ColumnType<"history.noun">;
      action: "insert" | "update" | "delete";
      cat_id: number | null;
      row_id: number;
      before: ColumnType<"history.before"> | null;
      after: ColumnType<"history.after"> | null;
    };
  };
  history_page_day: {
    values: {
      locale: string;
      beforeId: number;
      day: string;
      limit: number;
    };
    row: {
      entry: unknown;
      veiled: false;
      id: number;
      noun: ColumnType<"history.noun">;
      action: "insert" | "update" | "delete";
      cat_id: number | null;
      row_id: number;
      before: ColumnType<"history.before"> | null;
      after: ColumnType<"history.after"> | null;
    };
  };
  history_page_member: {
    values: {
      locale: string;
      beforeId: number;
      member: number;
      limit: number;
    };
    row: {
      entry: unknown;
      veiled: false;
      id: number;
      noun: ColumnType<"history.noun">;
      action: "insert" | "update" | "delete";
      cat_id: number | null;
      row_id: number;
      before: ColumnType<"history.before"> | null;
      after: ColumnType<"history.after"> | null;
    };
  };
  history_page_member_day: {
    values: {
      locale: string;
      beforeId: number;
      member: number;
      day: string;
      limit: number;
    };
    row: {
      entry: unknown;
      veiled: false;
      id: number;
      noun: ColumnType<"history.noun">;
      action: "insert" | "update" | "delete";
      cat_id: number | null;
      row_id: number;
      before: ColumnType<"history.before"> | null;
      after: ColumnType<"history.after"> | null;
    };
  };
  history_page_noun: {
    values: {
      locale: string;
      beforeId: number;
      noun: string;
      limit: number;
    };
    row: {
      entry: unknown;
      veiled: false;
      id: number;
      noun: ColumnType<"history.noun">;
      action: "insert" | "update" | "delete";
      cat_id: number | null;
      row_id: number;
      before: ColumnType<"history.before"> | null;
      after: ColumnType<"history.after"> | null;
    };
  };
  history_page_noun_day: {
    values: {
      locale: string;
      beforeId: number;
      noun: string;
      day: string;
      limit: number;
    };
    row: {
      entry: unknown;
      veiled: false;
      id: number;
      noun: ColumnType<"history.noun">;
      action: "insert" | "update" | "delete";
      cat_id: number | null;
      row_id: number;
      before: ColumnType<"history.before"> | null;
      after: ColumnType<"history.after"> | null;
    };
  };
  history_page_noun_member: {
    values: {
      locale: string;
      beforeId: number;
      noun: string;
      member: number;
      limit: number;
    };
    row: {
      entry: unknown;
      veiled: false;
      id: number;
      noun: ColumnType<"history.noun">;
      action: "insert" | "update" | "delete";
      cat_id: number | null;
      row_id: number;
      before: ColumnType<"history.before"> | null;
      after: ColumnType<"history.after"> | null;
    };
  };
  history_page_noun_member_day: {
    values: {
      locale: string;
      beforeId: number;
      noun: string;
      member: number;
      day: string;
      limit: number;
    };
    row: {
      entry: unknown;
      veiled: false;
      id: number;
      noun: ColumnType<"history.noun">;
      action: "insert" | "update" | "delete";
      cat_id: number | null;
      row_id: number;
      before: ColumnType<"history.before"> | null;
      after: ColumnType<"history.after"> | null;
    };
  };
  history_page_of_cat: {
    values: {
      locale: string;
      isAdmin: boolean;
      readerId: number;
      beforeId: number;
      catId: number;
      clubId: number | null;
      limit: number;
    };
    row: {
      entry: unknown;
      veiled: boolean;
      id: number;
      noun: ColumnType<"history.noun">;
      action: "insert" | "update" | "delete";
      cat_id: number;
      row_id: number;
      before: ColumnType<"history.before"> | null;
      after: ColumnType<"history.after"> | null;
    };
  };
  history_present_cat_colours: {
    values: {
      id: number;
    };
    row: {
      row: unknown;
    };
  };
  history_present_cat_names: {
    values: {
      id: number;
    };
    row: {
      row: unknown;
    };
  };
  history_present_cat_photos: {
    values: {
      id: number;
    };
    row: {
      row: unknown;
    };
  };
  history_present_cats: {
    values: {
      id: number;
    };
    row: {
      row: unknown;
    };
  };
  history_present_metrics: {
    values: {
      id: number;
    };
    row: {
      row: unknown;
    };
  };
  history_present_pedigrees: {
    values: {
      id: number;
    };
    row: {
      row: unknown;
    };
  };
  history_present_sales: {
    values: {
      id: number;
    };
    row: {
      row: unknown;
    };
  };
  history_veiled: {
    values: {
      id: number;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  import_attachment_cat: {
    values: {
      catId: number;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  import_attachment_end: {
    values: {
      fault: string | null;
      importId: number;
      place: number;
    };
    row: never;
  };
  import_attachments_end_rest: {
    values: {
      fault: string;
      importId: number;
    };
    row: never;
  };
  import_attachments_next: {
    values: {
      importId: number;
      most: number;
    };
    row: {
      place: number;
      cat_id: number;
      kind: "photo" | "credential" | "metric" | "pedigree" | "tag";
      file: string | null;
      said: unknown;
      credential_id: number | null;
    };
  };
  import_attachments_waiting: {
    values: {
      importId: number;
    };
    row: {
      count: number;
    };
  };
  import_begin: {
    values: {
      memberId: number;
      name: string;
      encoding: ColumnType<"imports.encoding">;
      delimiter: ColumnType<"imports.delimiter">;
      columns: JsonValue;
      mapping: JsonValue;
      layout: JsonValue | null;
      dates: ColumnType<"imports.dates">;
    };
    row: {
      id: number;
    };
  };
  import_breed_names: {
    values: object;
    row: {
      ems: string;
      names: string[];
    };
  };
  import_causes: {
    values: {
      id: number;
      memberId: number;
    };
    row: {
      causes: unknown;
    };
  };
  import_choice_cats: {
    values: {
      memberId: number;
      ids: readonly number[];
    };
    row: {
      id: number;
      name: string;
      born: string | null;
      breed: string;
      number: string | null;
      own: boolean;
    };
  };
  import_delete: {
    values: {
      id: number;
    };
    row: never;
  };
  import_delete_file: {
    values: {
      id: number;
      andParts: boolean;
    };
    row: never;
  };
  import_end: {
    values: {
      bytes: number;
      id: number;
    };
    row: {
      id: number;
      users_id: number;
      file_name: string;
      bytes: number;
      encoding: ColumnType<"imports.encoding">;
      delimiter: ColumnType<"imports.delimiter">;
      dates: ColumnType<"imports.dates">;
      columns: ColumnType<"imports.columns">;
      mapping: ColumnType<"imports.mapping">;
      chosen_sheets: number[] | null;
      chosen_heading: number | null;
      layout: ColumnType<"imports.layout"> | null;
      state: "uploading" | "uploaded" | "checking" | "checked" | "saving" | "attaching" | "saved" | "undoing" | "undone" | "failed";
      checked: number;
      total: number;
      faulty: number;
      left_out: number;
      warned: number;
      known: number;
      saved: number;
      missing_parents: ColumnType<"imports.missing_parents">;
      revision: number;
      paged_as: string | null;
      has_repairs: boolean;
      added: number;
      undone: number;
      first_cat_id: number | null;
      failed: ColumnType<"imports.failed"> | null;
      faults: ColumnType<"imports.faults">;
      columns_left: ColumnType<"imports.columns_left">;
      lines_left: ColumnType<"imports.lines_left">;
      brought: unknown;
      to_attach: number;
      attached: number;
      refused: unknown;
      is_dead: boolean;
    };
  };
  import_end_attaching: {
    values: {
      reason: ColumnType<"imports.failed"> | null;
      id: number;
    };
    row: {
      id: number;
    };
  };
  import_end_undo: {
    values: {
      undone: number;
      id: number;
    };
    row: never;
  };
  import_fail: {
    values: {
      reason: ColumnType<"imports.failed">;
      id: number;
    };
    row: {
      id: number;
    };
  };
  import_fail_pass: {
    values: {
      reason: ColumnType<"imports.failed">;
      id: number;
      revision: number;
    };
    row: never;
  };
  import_fail_undo: {
    values: {
      reason: ColumnType<"imports.failed">;
      id: number;
    };
    row: {
      id: number;
    };
  };
  import_faults_between_delete: {
    values: {
      importId: number;
      firstPlace: number;
    };
    row: never;
  };
  import_faults_delete: {
    values: {
      importId: number;
    };
    row: never;
  };
  import_faults_insert: {
    values: {
      importId: number;
      lines: readonly number[];
      places: readonly number[];
      fields: readonly string[];
      kinds: readonly string[];
      texts: readonly string[];
      choices: readonly string[];
    };
    row: never;
  };
  import_faults_of: {
    values: {
      id: number;
      lines: readonly number[];
      place: number;
    };
    row: {
      line: number;
      field: string;
      kind: string;
      value: string;
    };
  };
  import_faulty_lines: {
    values: {
      id: number;
      after: number;
      most: number | string;
    };
    row: {
      line: number;
    };
  };
  import_fit_cats: {
    values: {
      ids: readonly number[];
    };
    row: {
      id: number;
      sex: "male" | "female";
    };
  };
  import_forget_old: {
    values: {
      memberId: number;
    };
    row: never;
  };
  import_judged_forget: {
    values: {
      importId: number;
    };
    row: never;
  };
  import_judged_insert: {
    values: {
      importId: number;
      checked: number;
      rows: Buffer;
      stopped: Buffer;
      colours: Buffer;
      warned: readonly number[];
    };
    row: never;
  };
  import_judged_next: {
    values: {
      importId: number;
      after: number;
    };
    row: {
      checked: number;
      rows: Buffer;
      stopped: Buffer;
      colours: Buffer;
      warned: number[];
    };
  };
  import_judged_of: {
    values: {
      importId: number;
    };
    row: {
      judged: unknown;
    };
  };
  import_lock: {
    values: {
      id: number;
      memberId: number;
    };
    row: {
      id: number;
      users_id: number;
      file_name: string;
      bytes: number;
      encoding: ColumnType<"imports.encoding">;
      delimiter: ColumnType<"imports.delimiter">;
      dates: ColumnType<"imports.dates">;
      columns: ColumnType<"imports.columns">;
      mapping: ColumnType<"imports.mapping">;
      chosen_sheets: number[] | null;
      chosen_heading: number | null;
      layout: ColumnType<"imports.layout"> | null;
      state: "uploading" | "uploaded" | "checking" | "checked" | "saving" | "attaching" | "saved" | "undoing" | "undone" | "failed";
      checked: number;
      total: number;
      faulty: number;
      left_out: number;
      warned: number;
      known: number;
      saved: number;
      missing_parents: ColumnType<"imports.missing_parents">;
      revision: number;
      paged_as: string | null;
      has_repairs: boolean;
      added: number;
      undone: number;
      first_cat_id: number | null;
      failed: ColumnType<"imports.failed"> | null;
      faults: ColumnType<"imports.faults">;
      columns_left: ColumnType<"imports.columns_left">;
      lines_left: ColumnType<"imports.lines_left">;
      brought: unknown;
      to_attach: number;
      attached: number;
      refused: unknown;
      is_dead: boolean;
    };
  };
  import_lock_member: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  import_page_insert: {
    values: {
      importId: number;
      first: number;
      last: number;
      rows: string;
    };
    row: never;
  };
  import_page_next: {
    values: {
      importId: number;
      after: number;
    };
    row: {
      last_line: number;
      rows: string;
    };
  };
  import_pages_after: {
    values: {
      id: number;
      after: number;
    };
    row: {
      rows: string;
    };
  };
  import_pages_delete: {
    values: {
      importId: number;
    };
    row: never;
  };
  import_pages_of: {
    values: {
      lines: readonly number[];
      id: number;
    };
    row: {
      first_line: number;
      rows: string;
    };
  };
  import_part: {
    values: {
      id: number;
      place: number;
    };
    row: {
      bytes: Buffer;
    };
  };
  import_part_insert: {
    values: {
      place: number;
      bytes: Buffer;
      id: number;
    };
    row: {
      place: number;
    };
  };
  import_parts_delete: {
    values: {
      id: number;
    };
    row: never;
  };
  import_read_anew: {
    values: {
      state: "uploading" | "uploaded" | "checking" | "checked" | "saving" | "attaching" | "saved" | "undoing" | "undone" | "failed";
      mapping: JsonValue;
      encoding: ColumnType<"imports.encoding">;
      delimiter: ColumnType<"imports.delimiter">;
      columns: JsonValue;
      dates: ColumnType<"imports.dates">;
      layout: JsonValue | null;
      sheets: readonly number[] | null;
      heading: number | null;
      missingParents: ColumnType<"imports.missing_parents">;
      id: number;
    };
    row: {
      id: number;
      users_id: number;
      file_name: string;
      bytes: number;
      encoding: ColumnType<"imports.encoding">;
      delimiter: ColumnType<"imports.delimiter">;
      dates: ColumnType<"imports.dates">;
      columns: ColumnType<"imports.columns">;
      mapping: ColumnType<"imports.mapping">;
      chosen_sheets: number[] | null;
      chosen_heading: number | null;
      layout: ColumnType<"imports.layout"> | null;
      state: "uploading" | "uploaded" | "checking" | "checked" | "saving" | "attaching" | "saved" | "undoing" | "undone" | "failed";
      checked: number;
      total: number;
      faulty: number;
      left_out: number;
      warned: number;
      known: number;
      saved: number;
      missing_parents: ColumnType<"imports.missing_parents">;
      revision: number;
      paged_as: string | null;
      has_repairs: boolean;
      added: number;
      undone: number;
      first_cat_id: number | null;
      failed: ColumnType<"imports.failed"> | null;
      faults: ColumnType<"imports.faults">;
      columns_left: ColumnType<"imports.columns_left">;
      lines_left: ColumnType<"imports.lines_left">;
      brought: unknown;
      to_attach: number;
      attached: number;
      refused: unknown;
      is_dead: boolean;
    };
  };
  import_repairs_forget_lines: {
    values: {
      id: number;
    };
    row: never;
  };
  import_repairs_insert: {
    values: {
      kinds: readonly string[];
      lines: readonly number[];
      fields: readonly string[];
      texts: readonly string[];
      becomes: readonly string[];
      id: number;
    };
    row: {
      repairs: number;
    };
  };
  import_repairs_newest: {
    values: {
      importId: number;
    };
    row: {
      kind: "cell" | "value" | "parent" | "line" | "same";
      line: number;
      field: string;
      value: string;
      becomes: string;
    };
  };
  import_repairs_take_back: {
    values: {
      id: number;
    };
    row: {
      id: string;
    };
  };
  import_repairs_touch: {
    values: {
      id: number;
    };
    row: {
      id: number;
    };
  };
  import_select: {
    values: {
      id: number;
      memberId: number;
    };
    row: {
      id: number;
      users_id: number;
      file_name: string;
      bytes: number;
      encoding: ColumnType<"imports.encoding">;
      delimiter: ColumnType<"imports.delimiter">;
      dates: ColumnType<"imports.dates">;
      columns: ColumnType<"imports.columns">;
      mapping: ColumnType<"imports.mapping">;
      chosen_sheets: number[] | null;
      chosen_heading: number | null;
      layout: ColumnType<"imports.layout"> | null;
      state: "uploading" | "uploaded" | "checking" | "checked" | "saving" | "attaching" | "saved" | "undoing" | "undone" | "failed";
      checked: number;
      total: number;
      faulty: number;
      left_out: number;
      warned: number;
      known: number;
      saved: number;
      missing_parents: ColumnType<"imports.missing_parents">;
      revision: number;
      paged_as: string | null;
      has_repairs: boolean;
      added: number;
      undone: number;
      first_cat_id: number | null;
      failed: ColumnType<"imports.failed"> | null;
      faults: ColumnType<"imports.faults">;
      columns_left: ColumnType<"imports.columns_left">;
      lines_left: ColumnType<"imports.lines_left">;
      brought: unknown;
      to_attach: number;
      attached: number;
      refused: unknown;
      is_dead: boolean;
    };
  };
  import_set_head: {
    values: {
      encoding: ColumnType<"imports.encoding">;
      delimiter: ColumnType<"imports.delimiter">;
      columns: JsonValue;
      mapping: JsonValue;
      layout: JsonValue | null;
      dates: ColumnType<"imports.dates">;
      id: number;
    };
    row: {
      id: number;
    };
  };
  import_set_judged: {
    values: {
      judged: JsonValue;
      importId: number;
    };
    row: never;
  };
  import_set_lines_left: {
    values: {
      left: JsonValue;
      id: number;
      revision: number;
    };
    row: never;
  };
  import_set_outcome: {
    values: {
      state: "uploading" | "uploaded" | "checking" | "checked" | "saving" | "attaching" | "saved" | "undoing" | "undone" | "failed";
      total: number;
      faulty: number;
      leftOut: number;
      warned: number;
      known: number;
      saved: number;
      added: number;
      firstCatId: number | null;
      lastCatId: number | null;
      causes: JsonValue;
      pagedAs: string;
      columnsLeft: JsonValue;
      brought: JsonValue;
      importId: number;
      revision: number;
    };
    row: {
      id: number;
    };
  };
  import_set_progress: {
    values: {
      checked: number;
      total: number;
      saved: number;
      id: number;
      revision: number;
    };
    row: {
      id: number;
    };
  };
  import_set_undone: {
    values: {
      undone: number;
      id: number;
    };
    row: never;
  };
  import_size: {
    values: {
      id: number;
    };
    row: {
      bytes: number;
    };
  };
  import_start: {
    values: {
      state: "uploading" | "uploaded" | "checking" | "checked" | "saving" | "attaching" | "saved" | "undoing" | "undone" | "failed";
      id: number;
    };
    row: {
      id: number;
      users_id: number;
      file_name: string;
      bytes: number;
      encoding: ColumnType<"imports.encoding">;
      delimiter: ColumnType<"imports.delimiter">;
      dates: ColumnType<"imports.dates">;
      columns: ColumnType<"imports.columns">;
      mapping: ColumnType<"imports.mapping">;
      chosen_sheets: number[] | null;
      chosen_heading: number | null;
      layout: ColumnType<"imports.layout"> | null;
      state: "uploading" | "uploaded" | "checking" | "checked" | "saving" | "attaching" | "saved" | "undoing" | "undone" | "failed";
      checked: number;
      total: number;
      faulty: number;
      left_out: number;
      warned: number;
      known: number;
      saved: number;
      missing_parents: ColumnType<"imports.missing_parents">;
      revision: number;
      paged_as: string | null;
      has_repairs: boolean;
      added: number;
      undone: number;
      first_cat_id: number | null;
      failed: ColumnType<"imports.failed"> | null;
      faults: ColumnType<"imports.faults">;
      columns_left: ColumnType<"imports.columns_left">;
      lines_left: ColumnType<"imports.lines_left">;
      brought: unknown;
      to_attach: number;
      attached: number;
      refused: unknown;
      is_dead: boolean;
    };
  };
  import_start_undo: {
    values: {
      id: number;
    };
    row: {
      id: number;
      users_id: number;
      file_name: string;
      bytes: number;
      encoding: ColumnType<"imports.encoding">;
      delimiter: ColumnType<"imports.delimiter">;
      dates: ColumnType<"imports.dates">;
      columns: ColumnType<"imports.columns">;
      mapping: ColumnType<"imports.mapping">;
      chosen_sheets: number[] | null;
      chosen_heading: number | null;
      layout: ColumnType<"imports.layout"> | null;
      state: "uploading" | "uploaded" | "checking" | "checked" | "saving" | "attaching" | "saved" | "undoing" | "undone" | "failed";
      checked: number;
      total: number;
      faulty: number;
      left_out: number;
      warned: number;
      known: number;
      saved: number;
      missing_parents: ColumnType<"imports.missing_parents">;
      revision: number;
      paged_as: string | null;
      has_repairs: boolean;
      added: number;
      undone: number;
      first_cat_id: number | null;
      failed: ColumnType<"imports.failed"> | null;
      faults: ColumnType<"imports.faults">;
      columns_left: ColumnType<"imports.columns_left">;
      lines_left: ColumnType<"imports.lines_left">;
      brought: unknown;
      to_attach: number;
      attached: number;
      refused: unknown;
      is_dead: boolean;
    };
  };
  import_state: {
    values: {
      id: number;
    };
    row: {
      state: "uploading" | "uploaded" | "checking" | "checked" | "saving" | "attaching" | "saved" | "undoing" | "undone" | "failed";
    };
  };
  import_to_run: {
    values: {
      id: number;
    };
    row: {
      id: number;
      users_id: number;
      file_name: string;
      bytes: number;
      encoding: ColumnType<"imports.encoding">;
      delimiter: ColumnType<"imports.delimiter">;
      dates: ColumnType<"imports.dates">;
      columns: ColumnType<"imports.columns">;
      mapping: ColumnType<"imports.mapping">;
      chosen_sheets: number[] | null;
      chosen_heading: number | null;
      layout: ColumnType<"imports.layout"> | null;
      state: "uploading" | "uploaded" | "checking" | "checked" | "saving" | "attaching" | "saved" | "undoing" | "undone" | "failed";
      checked: number;
      total: number;
      faulty: number;
      left_out: number;
      warned: number;
      known: number;
      saved: number;
      missing_parents: ColumnType<"imports.missing_parents">;
      revision: number;
      paged_as: string | null;
      has_repairs: boolean;
      added: number;
      undone: number;
      first_cat_id: number | null;
      failed: ColumnType<"imports.failed"> | null;
      faults: ColumnType<"imports.faults">;
      columns_left: ColumnType<"imports.columns_left">;
      lines_left: ColumnType<"imports.lines_left">;
      brought: unknown;
      to_attach: number;
      attached: number;
      refused: unknown;
      is_dead: boolean;
    };
  };
  imports_newest: {
    values: {
      memberId: number;
      most: number | string;
    };
    row: {
      id: number;
      file_name: string;
      state: "saved" | "failed" | "uploading" | "uploaded" | "checking" | "checked" | "saving" | "attaching" | "undoing" | "undone";
      saved: number;
      undone: number;
      created_at: string;
    };
  };
  imports_untouched_delete: {
    values: object;
    row: {
      gone: 1;
    };
  };
  jobs_cancel: {
    values: {
      kind: string;
      rowId: string;
    };
    row: never;
  };
  jobs_delete_mail_text: {
    values: {
      queue: string;
      id: string;
    };
    row: never;
  };
  jobs_failed: {
    values: object;
    row: {
      kind: string | null;
      failed: number;
    };
  };
  jobs_forget_mails: {
    values: {
      queue: string;
      about: string;
    };
    row: never;
  };
  jobs_unfinished: {
    values: object;
    row: {
      kind: string | null;
      waiting: number;
      running: number;
      seconds: number;
    };
  };
  judge_answer_reader: {
    values: {
      memberId: number;
      id: number;
    };
    row: {
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      award: string;
      judge: string | null;
      issued_by: string | null;
      issued_on: string | null;
      cat_id: number;
      cat: string;
    };
  };
  judge_answer_set: {
    values: {
      answer: "confirmed" | "denied";
      id: number;
    };
    row: never;
  };
  judge_ask_by_token: {
    values: {
      locale: string;
      tokenHash: Buffer;
    };
    row: {
      credential_id: number;
      judge: string | null;
      award: string;
      show_system: string | null;
      show_class: string | null;
      show_country: string | null;
      issued_by: string | null;
      issued_on: string | null;
      points: number | null;
      cat_id: number;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      sex: "male" | "female";
      breed_ems: string;
      asker: string;
      until: string;
    };
  };
  judge_ask_insert: {
    values: {
      id: number;
      judgeId: number;
      memberId: number;
      tokenHash: Buffer;
    };
    row: {
      credential_id: number;
    };
  };
  judge_ask_lock: {
    values: {
      tokenHash: Buffer;
    };
    row: {
      id: number;
    };
  };
  judge_ask_of_result: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      credential_id: number;
      judge: string | null;
      award: string;
      show_system: string | null;
      show_class: string | null;
      show_country: string | null;
      issued_by: string | null;
      issued_on: string | null;
      points: number | null;
      cat_id: number;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      sex: "male" | "female";
      breed_ems: string;
      asker: string;
      until: string;
    };
  };
  judge_ask_take: {
    values: {
      tokenHash: Buffer;
    };
    row: {
      credential_id: number;
      asker_id: number;
    };
  };
  judge_delete: {
    values: {
      id: number;
      clubId: number;
    };
    row: {
      id: number;
    };
  };
  judge_insert: {
    values: {
      clubId: number;
      name: string;
      key: string;
      email: string;
      systems: readonly string[];
      language: string | null;
      memberId: number;
      isRested: boolean;
    };
    row: {
      id: number;
    };
  };
  judge_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  judge_one: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      id: number;
      version: number;
      name: string;
      email: string;
      systems: string[];
      locale: string | null;
      added_by: string;
      added_at: string;
      rested_at: string | null;
    };
  };
  judge_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  judge_unasked: {
    values: {
      id: number;
    };
    row: {
      id: number;
    };
  };
  judge_update: {
    values: {
      name: string;
      key: string;
      email: string;
      systems: readonly string[];
      language: string | null;
      isRested: boolean;
      id: number;
      clubId: number;
    };
    row: {
      id: number;
    };
  };
  judged_results: {
    values: {
      catId: number;
      id: number | null;
    };
    row: {
      id: number;
      judge: string | null;
      show_system: string;
      judge_answer: "confirmed" | "denied" | null;
      is_confirmed: boolean;
      is_asked: boolean;
      until: string | null;
    };
  };
  judges_listed: {
    values: {
      catId: number;
      keys: readonly string[];
    };
    row: {
      id: number;
      name: string;
      name_key: string;
      email: string;
      systems: string[];
      locale: string | null;
      owns_cat: boolean;
    };
  };
  judges_listed_lock: {
    values: {
      catId: number;
      keys: readonly string[];
    };
    row: {
      id: number;
      name: string;
      name_key: string;
      email: string;
      systems: string[];
      locale: string | null;
      owns_cat: boolean;
    };
  };
  judges_of_club: {
    values: {
      locale: string;
      clubId: number;
      afterId: number;
      limit: number;
    };
    row: {
      id: number;
      version: number;
      name: string;
      email: string;
      systems: string[];
      locale: string | null;
      added_by: string;
      added_at: string;
      rested_at: string | null;
    };
  };
  kept_answer: {
    values: {
      memberId: number;
      key: string;
    };
    row: {
      request_hash: Buffer;
      answer: string | null;
    };
  };
  kept_answer_free: {
    values: {
      memberId: number;
      key: string;
    };
    row: never;
  };
  kept_answer_free_abandoned: {
    values: {
      memberId: number;
      key: string;
    };
    row: never;
  };
  kept_answer_keep: {
    values: {
      answer: string;
      memberId: number;
      key: string;
    };
    row: never;
  };
  kept_answer_take_key: {
    values: {
      memberId: number;
      key: string;
      hash: Buffer;
    };
    row: {
      taken: true;
    };
  };
  likeness_candidates: {
    values: {
      asked: JsonValue;
    };
    row: {
      n: number | null;
      cat: unknown;
    };
  };
  likeness_cats: {
    values: {
      ids: readonly number[];
    };
    row: {
      cat: unknown;
    };
  };
  list_breeds: {
    values: {
      locale: string;
    };
    row: {
      json: string;
    };
  };
  list_colours: {
    values: {
      kind: string;
    };
    row: {
      json: string;
    };
  };
  list_countries: {
    values: {
      locale: string;
    };
    row: {
      json: string;
    };
  };
  list_currencies: {
    values: object;
    row: {
      json: string;
    };
  };
  list_systems: {
    values: object;
    row: {
      json: string;
    };
  };
  litter: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      id: number;
      version: number;
      status: "waiting" | "confirmed" | "declined" | "cancelled";
      born: string;
      prefix: string | null;
      breeder_id: number;
      created_at: Date;
      by_rules: string | null;
      before_club: boolean;
      breeder: string;
      sire_owner: string;
      sire_members: number[];
      breed: string;
      breed_id: number;
      dam: unknown;
      sire: unknown;
      kittens: unknown;
    };
  };
  litter_act_as: {
    values: {
      memberId: string;
    };
    row: {
      is: string | null;
    };
  };
  litter_act_as_system: {
    values: object;
    row: {
      was: string | null;
    };
  };
  litter_acting_member: {
    values: object;
    row: {
      member: string;
    };
  };
  litter_by_token: {
    values: {
      tokenHash: Buffer;
    };
    row: {
      id: number;
    };
  };
  litter_certified: {
    values: {
      id: number;
      isClub: boolean;
      memberId: number;
    };
    row: {
      id: number;
      place: number;
    };
  };
  litter_decide: {
    values: {
      status: "waiting" | "confirmed" | "declined" | "cancelled";
      id: number;
    };
    row: {
      id: number;
    };
  };
  litter_end_case: {
    values: {
      id: number;
      outcome: string;
      memberId: number;
    };
    row: {
      id: number | null;
    };
  };
  litter_family: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      json: string;
    };
  };
  litter_for_desk: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      id: number;
      born: string;
      breed: string;
      breeder: string;
      dam: unknown;
      sire: unknown;
      kittens: unknown;
    };
  };
  litter_insert: {
    values: {
      breederId: number;
      damId: number;
      sireId: number;
      born: string;
      prefix: string | null;
      status: "waiting" | "confirmed" | "declined" | "cancelled";
      key: string;
    };
    row: {
      id: number;
    };
  };
  litter_inspected: {
    values: {
      id: number;
    };
    row: {
      born: string;
      breeder_id: number;
      status: "waiting" | "confirmed" | "declined" | "cancelled";
    };
  };
  litter_inspection_insert: {
    values: {
      id: number;
      day: string;
      inspector: string;
      notes: string | null;
    };
    row: never;
  };
  litter_inspections: {
    values: {
      id: number;
    };
    row: {
      id: number;
      inspected_on: string;
      inspector: string;
      notes: string | null;
      created_at: Date;
    };
  };
  litter_kitten_cat: {
    values: {
      catId: number;
      litterId: number;
      place: number;
    };
    row: never;
  };
  litter_kitten_cats: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      cat_name: string;
    };
  };
  litter_kitten_insert: {
    values: {
      litterId: number;
      place: number;
      name: string;
      sex: "male" | "female";
      colour: JsonValue | null;
      state: "alive" | "died" | "stillborn";
      diedOn: string | null;
    };
    row: never;
  };
  litter_kitten_state: {
    values: {
      state: "alive" | "died" | "stillborn";
      diedOn: string | null;
      litterId: number;
      place: number;
    };
    row: never;
  };
  litter_lock: {
    values: {
      id: number;
    };
    row: {
      breeder_id: number;
    };
  };
  litter_lock_certified: {
    values: {
      id: number;
      isClub: boolean;
      memberId: number;
    };
    row: {
      id: number;
      place: number;
    };
  };
  litter_lock_kittens: {
    values: {
      id: number;
    };
    row: never;
  };
  litter_lock_party: {
    values: {
      id: number;
    };
    row: {
      breeder_id: number;
      dam_id: number;
      users_id: number;
      online_owner_id: number;
    };
  };
  litter_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  litter_mail_breeder: {
    values: {
      memberId: number;
    };
    row: {
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  litter_open_case: {
    values: {
      id: number;
      damId: number;
      breederId: number;
    };
    row: {
      id: number | null;
    };
  };
  litter_parent: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      sex: "male" | "female";
      cat_birthdate: string | null;
      deceased_on: string | null;
      neutered_on: string | null;
      users_id: number;
      online_owner_id: number;
    };
  };
  litter_party: {
    values: {
      id: number;
    };
    row: {
      breeder_id: number;
      dam_id: number;
      users_id: number;
      online_owner_id: number;
    };
  };
  litter_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  litter_sent: {
    values: {
      memberId: number;
      key: string;
    };
    row: {
      id: number;
    };
  };
  litter_set_asked: {
    values: {
      memberId: number;
      tokenHash: Buffer;
      id: number;
    };
    row: never;
  };
  litter_set_by_rules: {
    values: {
      version: string;
      id: number;
    };
    row: never;
  };
  litter_shown_version: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
    };
  };
  litter_to_ask: {
    values: {
      id: number;
    };
    row: {
      member_id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  litter_too_close: {
    values: {
      damId: number;
      from: string;
      to: string;
      born: string;
      daysOfOneBirth: number;
    };
    row: {
      too_close: boolean;
    };
  };
  litter_weighed: {
    values: {
      id: number;
    };
    row: {
      born: string;
      breeder_id: number;
      status: "waiting" | "confirmed" | "declined" | "cancelled";
      version: number;
    };
  };
  litter_weights: {
    values: {
      id: number;
    };
    row: {
      place: number;
      cat_name: string;
      sex: "male" | "female";
      weights: unknown;
    };
  };
  litter_weights_delete: {
    values: {
      id: number;
      day: string;
      places: readonly number[];
    };
    row: never;
  };
  litter_weights_keep: {
    values: {
      id: number;
      day: string;
      places: readonly number[];
      grams: readonly number[];
    };
    row: never;
  };
  litter_weights_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  litter_weights_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  litters_own: {
    values: {
      memberId: number;
      beforeId: number;
      limit: number | string;
      locale: string;
    };
    row: {
      id: number;
      version: number;
      status: "waiting" | "confirmed" | "declined" | "cancelled";
      born: string;
      prefix: string | null;
      breeder_id: number;
      created_at: Date;
      by_rules: string | null;
      before_club: boolean;
      breeder: string;
      sire_owner: string;
      sire_members: number[];
      breed: string;
      breed_id: number;
      dam: unknown;
      sire: unknown;
      kittens: unknown;
    };
  };
  log_bundle: {
    values: {
      from: number;
      to: number;
    };
    row: {
      commitment: Buffer;
    };
  };
  log_checkpoint_insert: {
    values: {
      size: number;
      note: string;
      keyId: number;
    };
    row: never;
  };
  log_checkpoint_newest: {
    values: object;
    row: {
      size: number;
      note: string;
      signed_at: string;
    };
  };
  log_key_by_id: {
    values: {
      id: number;
    };
    row: {
      name: string;
      public_key: Buffer;
    };
  };
  log_key_insert: {
    values: {
      name: string;
      publicKey: Buffer;
    };
    row: {
      id: number;
    };
  };
  log_key_newest: {
    values: object;
    row: {
      id: number;
      name: string;
      public_key: Buffer;
    };
  };
  log_keys_all: {
    values: object;
    row: {
      id: number;
      name: string;
      public_key: Buffer;
      made_at: Date;
    };
  };
  log_leaves_insert: {
    values: {
      first: number;
      ids: readonly number[];
    };
    row: never;
  };
  log_lock: {
    values: object;
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  log_nodes_at: {
    values: {
      levels: readonly number[];
      indexes: readonly number[];
    };
    row: {
      level: number;
      index: number;
      hash: Buffer;
    };
  };
  log_nodes_insert: {
    values: {
      levels: readonly number[];
      indexes: readonly number[];
      hashes: readonly string[];
    };
    row: never;
  };
  log_pending: {
    values: {
      limit: number;
    };
    row: {
      id: number;
      commitment: Buffer;
    };
  };
  log_proven: {
    values: {
      subject: string;
      kind: string;
    };
    row: {
      index: number;
      kind: string;
      subject: string;
      at: string | null;
      salt: Buffer | null;
      facts: unknown;
      size: number;
      note: string;
      key_id: number;
      signed_at: Date;
    };
  };
  log_queue_remove: {
    values: {
      ids: readonly number[];
    };
    row: never;
  };
  log_size: {
    values: object;
    row: {
      size: number;
    };
  };
  log_tile: {
    values: {
      level: number;
      from: number;
      to: number;
    };
    row: {
      hash: Buffer;
    };
  };
  mails_waiting: {
    values: object;
    row: {
      count: number;
      seconds: number;
    };
  };
  market_found: {
    values: {
      locale: string;
      mateOf: readonly number[];
      mates: readonly number[];
      adIds: readonly number[];
    };
    row: {
      ads: unknown;
    };
  };
  market_named: {
    values: {
      word: string;
      below: string;
      patterns: readonly string[];
    };
    row: {
      catIds: number[];
    };
  };
  market_named_among: {
    values: {
      catIds: readonly number[];
      patterns: readonly string[];
    };
    row: {
      cat_id: number;
    };
  };
  market_reference: {
    values: object;
    row: {
      breeds: unknown;
      countries: unknown;
      currencies: unknown;
    };
  };
  mates: {
    values: {
      locale: string;
      catIds: readonly number[];
    };
    row: {
      id: number;
      sex: "male" | "female";
      cat_birthdate: string | null;
      neutered_on: string | null;
      breed_ems: string;
      mother_id: number | null;
      father_id: number | null;
      main: string | null;
      gold: string | null;
      white: string | null;
      tabby: string | null;
      point: string | null;
      eye: string | null;
      build: string | null;
      card: unknown;
    };
  };
  mating_bear: {
    values: {
      litterId: number;
      id: number;
    };
    row: never;
  };
  mating_insert: {
    values: {
      plannerId: number;
      damId: number;
      sireId: number;
      from: string;
      until: string;
    };
    row: {
      id: number;
    };
  };
  mating_is_planned: {
    values: {
      damId: number;
      sireId: number;
      until: string;
      from: string;
    };
    row: {
      planned: boolean;
    };
  };
  mating_lock_for_litter: {
    values: {
      id: number;
    };
    row: {
      planner_id: number;
      dam_id: number | null;
      sire_id: number | null;
      stage: "asked" | "agreed" | "mated" | "pregnant" | "born" | "empty" | "declined" | "withdrawn" | "void";
      mated_from: string | null;
      mated_until: string | null;
      is_away: boolean;
    };
  };
  mating_lock_parties: {
    values: {
      id: number;
    };
    row: {
      planner_id: number;
      stud_member_id: number;
    };
  };
  mating_mail_facts: {
    values: {
      id: number;
    };
    row: {
      id: number;
      is_own: boolean;
      from_day: string;
      until_day: string;
      mated_from: string | null;
      mated_until: string | null;
      ended_by: string | null;
      litter_id: number | null;
      planner: unknown;
      stud_owner: unknown;
      dam: unknown;
      sire: unknown;
    };
  };
  mating_mate: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      sex: "male" | "female";
      cat_birthdate: string | null;
      deceased_on: string | null;
      deceased_undated: 0 | 1;
      neutered_on: string | null;
    };
  };
  mating_move: {
    values: {
      stage: "asked" | "agreed" | "mated" | "pregnant" | "born" | "empty" | "declined" | "withdrawn" | "void";
      matedFrom: string | null;
      matedUntil: string | null;
      id: number;
    };
    row: never;
  };
  mating_parties: {
    values: {
      id: number;
    };
    row: {
      planner_id: number;
      stud_member_id: number;
    };
  };
  mating_planned: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      id: number;
      version: number;
      stage: "asked" | "agreed" | "mated" | "pregnant" | "born" | "empty" | "declined" | "withdrawn" | "void";
      planner_id: number;
      stud_member_id: number;
      from_day: string;
      until_day: string;
      mated_from: string | null;
      mated_until: string | null;
      ended_by: string | null;
      litter_id: number | null;
      created_at: Date;
      planner: string;
      stud_owner: string;
      planner_away: boolean;
      stud_owner_away: boolean;
      dam: unknown;
      sire: unknown;
      events: unknown;
    };
  };
  matings_planned: {
    values: {
      locale: string;
      memberId: number;
      beforeId: number;
      limit: number | string;
    };
    row: {
      id: number;
      version: number;
      stage: "asked" | "agreed" | "mated" | "pregnant" | "born" | "empty" | "declined" | "withdrawn" | "void";
      planner_id: number;
      stud_member_id: number;
      from_day: string;
      until_day: string;
      mated_from: string | null;
      mated_until: string | null;
      ended_by: string | null;
      litter_id: number | null;
      created_at: Date;
      planner: string;
      stud_owner: string;
      planner_away: boolean;
      stud_owner_away: boolean;
      dam: unknown;
      sire: unknown;
      events: unknown;
    };
  };
  me: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      version: number;
      first_name: string;
      last_name: string;
      middle_name: string | null;
      other_name: string | null;
      other_name_proposed: string | null;
      email: string;
      birthday: string;
      about: string | null;
      site_url: string | null;
      social_url: string | null;
      country_id: number;
      country_en: string;
      country_ru: string;
      user_ava_url: string | null;
      roleIds: number[];
      total_cats: number;
    };
  };
  member_exists: {
    values: {
      id: number;
    };
    row: {
      id: number;
    };
  };
  member_insert: {
    values: {
      firstName: string;
      lastName: string;
      email: string;
      birthday: string;
      countryId: number;
      passwordHash: string;
      locale: ColumnType<"users.locale">;
      role: number;
    };
    row: {
      id: number;
    };
  };
  members: {
    values: {
      afterName: string;
      afterId: number;
      limit: number;
    };
    row: {
      id: number;
      first_name: string;
      last_name: string;
      position: string;
    };
  };
  members_named: {
    values: {
      pattern: string;
      otherPattern: string | null;
      afterName: string;
      afterId: number;
      limit: number;
    };
    row: {
      id: number;
      first_name: string;
      last_name: string;
      position: string;
    };
  };
  membership_ask_renewals: {
    values: {
      today: string;
      days: number;
      year: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      year: number;
      amount: number;
      currency: string;
      due_on: string;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  membership_asked: {
    values: {
      id: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      year: number;
      amount: number;
      currency: string;
      due_on: string;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  membership_delete: {
    values: {
      id: number;
    };
    row: never;
  };
  membership_fee: {
    values: {
      clubId: number;
      year: number;
      kind: string;
    };
    row: {
      amount: number;
      currency_id: number;
      due_on: string;
    };
  };
  membership_fees_of: {
    values: {
      years: readonly number[];
    };
    row: {
      club_id: number;
      club_names: unknown;
      year: number;
      kind: "full" | "family" | "youth" | "supporting";
      amount: number;
      currency_id: number;
      currency: string;
      due_on: string;
    };
  };
  membership_insert: {
    values: {
      clubId: number;
      memberId: number;
      year: number;
      kind: "full" | "family" | "youth" | "supporting";
      amount: number;
      currencyId: number;
      dueOn: string;
    };
    row: {
      id: number;
    };
  };
  membership_lock: {
    values: {
      id: number;
    };
    row: {
      id: number;
      member_id: number;
      is_paid: boolean;
    };
  };
  membership_member: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  membership_one: {
    values: {
      id: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      year: number;
      kind: "full" | "family" | "youth" | "supporting";
      amount: number;
      currency: string;
      due_on: string;
      asked_at: string;
      paid_at: string | null;
    };
  };
  membership_one_of_club: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      year: number;
      kind: "full" | "family" | "youth" | "supporting";
      amount: number;
      currency: string;
      due_on: string;
      asked_at: string;
      paid_at: string | null;
      member_id: number;
      member_name: string;
      paid_by: string | null;
    };
  };
  membership_paid: {
    values: {
      paid: boolean;
      memberId: number;
      id: number;
    };
    row: never;
  };
  membership_remind_after: {
    values: {
      id: number;
      today: string;
      days: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      year: number;
      amount: number;
      currency: string;
      due_on: string;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  membership_remind_before: {
    values: {
      id: number;
      today: string;
      days: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      year: number;
      amount: number;
      currency: string;
      due_on: string;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  membership_renewals: {
    values: {
      year: number;
    };
    row: {
      askable: number;
      without_fee: number;
    };
  };
  membership_set_fee: {
    values: {
      clubId: number;
      year: number;
      kind: "full" | "family" | "youth" | "supporting";
      amount: number;
      currencyId: number;
      dueOn: string;
      memberId: number;
    };
    row: never;
  };
  memberships_count: {
    values: {
      today: string;
      year: number;
    };
    row: {
      asked: number;
      overdue: number;
      paid: number;
    };
  };
  memberships_due_soon: {
    values: {
      today: string;
      days: number;
    };
    row: {
      id: number;
    };
  };
  memberships_of_club: {
    values: {
      locale: string;
      year: number;
      beforeId: number;
      kind: string | null;
      pattern: string | null;
      state: string | null;
      today: string;
      limit: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      year: number;
      kind: "full" | "family" | "youth" | "supporting";
      amount: number;
      currency: string;
      due_on: string;
      asked_at: string;
      paid_at: string | null;
      member_id: number;
      member_name: string;
      paid_by: string | null;
    };
  };
  memberships_overdue: {
    values: {
      today: string;
      days: number;
    };
    row: {
      id: number;
    };
  };
  memberships_own: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      year: number;
      kind: "full" | "family" | "youth" | "supporting";
      amount: number;
      currency: string;
      due_on: string;
      asked_at: string;
      paid_at: string | null;
    };
  };
  memberships_table: {
    values: {
      locale: string;
      year: number;
      afterId: number;
      clubId: number | null;
    };
    row: {
      id: number;
      club_id: number;
      club_names: unknown;
      year: number;
      kind: "full" | "family" | "youth" | "supporting";
      amount: number;
      currency: string;
      due_on: string;
      asked_at: string;
      paid_at: string | null;
      member_id: number;
      member_name: string;
      paid_by: string | null;
      email: string;
    };
  };
  merge_closed_member: {
    values: {
      memberId: number | null;
    };
    row: {
      id: number;
    };
  };
  merge_delete_ad: {
    values: {
      saleId: number;
    };
    row: never;
  };
  merge_delete_colour: {
    values: {
      catId: number;
    };
    row: never;
  };
  merge_delete_gone: {
    values: {
      goneId: number;
    };
    row: never;
  };
  merge_drop_favourites: {
    values: {
      fromId: number;
    };
    row: {
      row: unknown;
    };
  };
  merge_drop_named_twice: {
    values: {
      goneId: number;
      keptId: number;
    };
    row: {
      row: unknown;
    };
  };
  merge_drop_tags: {
    values: {
      fromId: number;
    };
    row: {
      row: unknown;
    };
  };
  merge_end_number: {
    values: {
      number: string;
      catId: number;
      mergeId: number;
    };
    row: never;
  };
  merge_facts: {
    values: {
      ids: readonly number[];
    };
    row: {
      id: number;
      sex: "male" | "female";
      users_id: number;
      online_owner_id: number;
      registered: 0 | 1;
      ancestor_of_registered: boolean;
    };
  };
  merge_give_number_back: {
    values: {
      mergeId: number;
    };
    row: never;
  };
  merge_give_tags_back: {
    values: {
      goneId: number;
      tagIds: readonly number[];
    };
    row: never;
  };
  merge_in_line: {
    values: {
      one: number;
      other: number;
    };
    row: {
      in_line: boolean;
    };
  };
  merge_insert: {
    values: {
      keptId: number;
      goneId: number;
      memberId: number;
      record: JsonValue;
    };
    row: {
      id: number;
    };
  };
  merge_let_application_follow: {
    values: {
      keptId: number;
      undoneMergeId: number | null;
    };
    row: {
      set_config: string | null;
    };
  };
  merge_let_certified_follow: {
    values: object;
    row: {
      set_config: string | null;
    };
  };
  merge_list: {
    values: {
      memberId: number;
      beforeId: number;
      limit: number | string;
    };
    row: {
      id: number;
      kept_cat_id: number;
      gone_cat_id: number;
      name: string;
      kept_name: string;
      merged_at: string;
      undone_at: string | null;
    };
  };
  merge_lock: {
    values: {
      id: number;
    };
    row: {
      id: number;
      kept_cat_id: number;
      gone_cat_id: number;
      name: string;
      kept_name: string;
      merged_at: string;
      undone_at: string | null;
      merged_by: number;
      record: unknown;
    };
  };
  merge_lock_cats: {
    values: {
      ids: readonly number[];
    };
    row: {
      id: number;
    };
  };
  merge_mark_undone: {
    values: {
      memberId: number;
      id: number;
    };
    row: never;
  };
  merge_move_ad: {
    values: {
      toId: number;
      breedId: number;
      fromId: number;
    };
    row: never;
  };
  merge_move_ad_back: {
    values: {
      goneId: number;
      breedId: number;
      saleId: number;
      keptId: number;
    };
    row: {
      id: number;
    };
  };
  merge_move_favourite_back: {
    values: {
      goneId: number;
      userId: number;
      keptId: number;
    };
    row: never;
  };
  merge_move_favourites: {
    values: {
      toId: number;
      fromId: number;
    };
    row: {
      row: unknown;
    };
  };
  merge_move_orders: {
    values: {
      toId: number;
      fromId: number;
    };
    row: {
      id: number;
    };
  };
  merge_move_orders_back: {
    values: {
      toId: number;
      ids: readonly number[];
      fromId: number;
    };
    row: {
      id: number;
    };
  };
  merge_move_tags: {
    values: {
      toId: number;
      fromId: number;
    };
    row: {
      row: unknown;
    };
  };
  merge_move_tags_back: {
    values: {
      goneId: number;
      keptId: number;
      tagIds: readonly number[];
    };
    row: never;
  };
  merge_pair_versions: {
    values: {
      ids: readonly number[];
    };
    row: {
      id: number;
      version: number;
    };
  };
  merge_photos: {
    values: {
      catIds: readonly number[];
    };
    row: {
      row: unknown;
    };
  };
  merge_photos_place: {
    values: {
      rows: JsonValue;
      keptId: number;
      goneId: number;
    };
    row: never;
  };
  merge_references: {
    values: object;
    row: {
      table: string | null;
      column: string | null;
      key: string[] | null;
    };
  };
  merge_request: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      id: number;
      status: "asked" | "confirmed" | "declined" | "withdrawn" | "lapsed";
      lapsed_by: string | null;
      cat_id: number;
      other_id: number;
      other_name: string;
      number: string | null;
      take: string[];
      reason: string;
      asker_id: number;
      seen_version: number;
      asker: string;
      created_at: string;
      decision: string | null;
      decided_at: string | null;
      decided_by: string | null;
      certificates: number;
    };
  };
  merge_request_case: {
    values: {
      id: number;
    };
    row: {
      id: number;
    };
  };
  merge_request_end: {
    values: {
      status: "asked" | "confirmed" | "declined" | "withdrawn" | "lapsed";
      decision: string | null;
      decidedBy: number | null;
      id: number;
    };
    row: never;
  };
  merge_request_first_eyes: {
    values: {
      memberId: number;
      reason: string;
      caseId: number;
    };
    row: never;
  };
  merge_request_insert: {
    values: {
      keptId: number;
      take: readonly string[];
      reason: string;
      askerId: number;
      version: number | string;
      goneId: number;
    };
    row: {
      id: number;
    };
  };
  merge_request_keepers: {
    values: {
      ids: readonly number[];
    };
    row: {
      id: number;
      cat: string;
      number: string | null;
      keeper_id: number;
    };
  };
  merge_request_mail_facts: {
    values: {
      id: number;
    };
    row: {
      status: "asked" | "confirmed" | "declined" | "withdrawn" | "lapsed";
      lapsed_by: string | null;
      other_name: string;
      other_id: number;
      decision: string | null;
      asker_id: number;
      cat_id: number;
      cat: string;
      case_id: number | null;
      club_id: number | null;
    };
  };
  merge_request_open: {
    values: {
      id: number;
    };
    row: {
      id: number;
      cat_id: number;
      other_id: number;
      take: string[];
      asker_id: number;
      seen_version: number;
    };
  };
  merge_request_owned: {
    values: {
      ids: readonly number[];
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  merge_request_pair: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      other_id: number;
      seen_version: number;
    };
  };
  merge_request_reader: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  merge_request_set_merge: {
    values: {
      mergeId: number;
      id: number;
    };
    row: never;
  };
  merge_results_again: {
    values: {
      rows: JsonValue;
    };
    row: {
      id: number;
    };
  };
  merge_results_judged: {
    values: {
      rows: JsonValue;
    };
    row: never;
  };
  merge_results_once: {
    values: {
      keptId: number;
      goneId: number;
    };
    row: {
      row: unknown;
    };
  };
  merge_select: {
    values: {
      id: number;
    };
    row: {
      id: number;
      kept_cat_id: number;
      gone_cat_id: number;
      name: string;
      kept_name: string;
      merged_at: string;
      undone_at: string | null;
      merged_by: number;
      record: unknown;
    };
  };
  merge_side: {
    values: {
      locale: string;
      catId: number;
    };
    row: {
      id: number;
      registered: 0 | 1;
      reg_num: string | null;
      values: unknown;
      moves: unknown;
    };
  };
  merge_supersede: {
    values: {
      catId: number;
    };
    row: {
      done: unknown;
    };
  };
  merge_writable_columns: {
    values: {
      table: string;
      names: readonly string[];
    };
    row: {
      columns: string | null;
    };
  };
  merged_into: {
    values: {
      catId: number;
    };
    row: {
      id: number;
    };
  };
  message_pictures_insert: {
    values: {
      messageId: number;
      paths: readonly string[];
    };
    row: never;
  };
  message_report_decide: {
    values: {
      status: "open" | "dismissed" | "removed";
      adminId: number;
      reportId: number;
    };
    row: never;
  };
  message_report_insert: {
    values: {
      messageId: number;
      reporterId: number;
      reason: string;
    };
    row: {
      id: number;
    };
  };
  message_report_lock: {
    values: {
      reportId: number;
    };
    row: {
      status: "open" | "dismissed" | "removed";
      sender_id: number;
      reporter_id: number;
      message_id: number;
      order_id: number | null;
      question_id: number | null;
      has_sender_left: boolean;
    };
  };
  message_reports_open: {
    values: {
      locale: string;
      afterId: number;
      viewerId: number;
      limit: number;
    };
    row: {
      id: number;
      order_id: number | null;
      question_id: number | null;
      sender: string;
      sender_id: number;
      reporter: string;
      text: string | null;
      pictures: unknown;
      reason: string;
      created_at: string;
    };
  };
  metric_by_id: {
    values: {
      id: number;
    };
    row: {
      json: string;
    };
  };
  metric_insert: {
    values: {
      catId: number;
      number: string;
      issuedBy: string;
      systemId: number;
      scan: string;
    };
    row: {
      id: number;
    };
  };
  metric_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  metric_of_cat: {
    values: {
      catId: number;
      isAdmin: boolean;
      readerId: number;
    };
    row: {
      json: string;
    };
  };
  metric_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  metric_stored: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      scan: string;
    };
  };
  metric_update: {
    values: {
      number: string;
      issuedBy: string;
      systemId: number;
      scan: string;
      id: number;
    };
    row: never;
  };
  metrics_lock_owners: {
    values: {
      id: number;
    };
    row: {
      users_id: number;
      online_owner_id: number;
      holder_id: number | null;
    };
  };
  metrics_owners: {
    values: {
      id: number;
    };
    row: {
      users_id: number;
      online_owner_id: number;
      holder_id: number | null;
    };
  };
  mother_card: {
    values: {
      locale: string;
      catId: number;
    };
    row: {
      json: string;
    };
  };
  names_ahead_all: {
    values: object;
    row: {
      import_id: number;
    };
  };
  names_ahead_count: {
    values: {
      first: number;
      last: number;
    };
    row: {
      named: number;
    };
  };
  names_ahead_delete: {
    values: {
      importId: number;
    };
    row: {
      import_id: number;
    };
  };
  names_ahead_forget: {
    values: {
      importId: number;
    };
    row: never;
  };
  names_ahead_insert: {
    values: {
      importId: number;
      first: number;
      last: number;
    };
    row: never;
  };
  names_ahead_lock: {
    values: {
      importId: number;
    };
    row: {
      is_free: boolean | null;
    };
  };
  notice_insert: {
    values: {
      kind: "orders" | "messages" | "registration" | "litters" | "ownership" | "certificates" | "ads" | "due" | "club";
      email: string;
      event: string | null;
      title: string;
      path: string;
    };
    row: {
      mail: "now" | "daily" | "off";
      id: number | null;
      devices: number[];
      has_chat: boolean;
    };
  };
  notice_setting_keep: {
    values: {
      memberId: number;
      kind: "orders" | "messages" | "registration" | "litters" | "ownership" | "certificates" | "ads" | "due" | "club";
      mail: "now" | "daily" | "off";
      isPushed: boolean | null;
      isInTelegram: boolean | null;
    };
    row: {
      kind: "orders" | "messages" | "registration" | "litters" | "ownership" | "certificates" | "ads" | "due" | "club";
      mail: "now" | "daily" | "off";
      is_pushed: boolean;
      is_in_telegram: boolean;
    };
  };
  notice_settings_of_member: {
    values: {
      memberId: number;
    };
    row: {
      kind: "orders" | "messages" | "registration" | "litters" | "ownership" | "certificates" | "ads" | "due" | "club";
      mail: "now" | "daily" | "off";
      is_pushed: boolean;
      is_in_telegram: boolean;
    };
  };
  notices: {
    values: {
      limit: number;
      memberId: number;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  notices_delete_old: {
    values: object;
    row: {
      count: number;
    };
  };
  notices_leave_letter: {
    values: {
      memberId: number;
      kind: string;
    };
    row: never;
  };
  notices_letter_readers: {
    values: {
      before: Date | string;
    };
    row: {
      id: number;
    };
  };
  notices_read: {
    values: {
      memberId: number;
      id: number;
      withOlder: boolean;
    };
    row: never;
  };
  notices_read_at: {
    values: {
      memberId: number;
      path: string;
      orderId: number | null;
    };
    row: never;
  };
  notices_take_for_letter: {
    values: {
      memberId: number;
      before: Date | string;
    };
    row: {
      title: string;
      path: string;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  notices_unread: {
    values: {
      memberId: number;
    };
    row: {
      unread: number;
    };
  };
  order_by_id: {
    values: {
      orderId: number;
    };
    row: {
      id: number;
      sale_id: number;
      cat_id: number;
      seller_id: number;
      client_id: number;
      status: "new" | "accepted" | "declined" | "cancelled" | "completed";
      stage: "new" | "accepted" | "offered" | "agreed" | "deposit_declared" | "deposit_confirmed" | "seller_signed" | "buyer_signed" | "signed" | "ready" | "completed" | "handed_over" | "seller_settled" | "buyer_settled" | "settled" | "seller_reviewed" | "buyer_reviewed" | "reviewed" | "declined" | "cancelled";
      online_owner_id: number;
      is_reserved_by_other: boolean;
    };
  };
  order_contact_put: {
    values: {
      orderId: number;
      memberId: number;
      text: string | null;
    };
    row: never;
  };
  order_contract_insert: {
    values: {
      orderId: number;
      text: string;
      hash: string;
    };
    row: never;
  };
  order_correspondence: {
    values: {
      memberId: number;
      orderId: number;
    };
    row: {
      stage: "new" | "accepted" | "offered" | "agreed" | "deposit_declared" | "deposit_confirmed" | "seller_signed" | "buyer_signed" | "signed" | "ready" | "completed" | "handed_over" | "seller_settled" | "buyer_settled" | "settled" | "seller_reviewed" | "buyer_reviewed" | "reviewed" | "declined" | "cancelled";
      changed_on: string;
      has_other_left: boolean;
    };
  };
  order_decline_others: {
    values: {
      saleId: number;
      orderId: number;
    };
    row: {
      id: number;
    };
  };
  order_gates_passed: {
    values: {
      orderId: number;
      passed: JsonValue;
    };
    row: never;
  };
  order_hand_over: {
    values: {
      orderId: number;
    };
    row: never;
  };
  order_handover: {
    values: {
      orderId: number;
    };
    row: {
      id: number;
      sale_id: number;
      cat_id: number;
      seller_id: number;
      client_id: number;
      status: "new" | "accepted" | "declined" | "cancelled" | "completed";
      stage: "new" | "accepted" | "offered" | "agreed" | "deposit_declared" | "deposit_confirmed" | "seller_signed" | "buyer_signed" | "signed" | "ready" | "completed" | "handed_over" | "seller_settled" | "buyer_settled" | "settled" | "seller_reviewed" | "buyer_reviewed" | "reviewed" | "declined" | "cancelled";
      online_owner_id: number;
      offered: boolean;
      done: boolean;
    };
  };
  order_health_put: {
    values: {
      orderId: number;
      vaccinations: number;
      vaccinatedOn: string | null;
      rabiesOn: string | null;
      inRegister: boolean;
      vetOn: string | null;
      chipOn: string | null;
      buyerExtract: boolean;
      weaned: boolean;
    };
    row: never;
  };
  order_insert: {
    values: {
      saleId: number;
      catId: number;
      clientId: number;
      sellerId: number;
      withBreeding: boolean;
      pricePet: number;
      priceBreeding: number | null;
      currencyId: number;
      comment: string | null;
      isDeliveryNeeded: boolean;
    };
    row: {
      id: number;
      cat_id: number;
      cat_name: string;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      sex: "male" | "female";
      deceased_on: string | null;
      with_breeding: boolean;
      is_delivery_needed: boolean;
      comment: string | null;
      price: number | null;
      currency_abb: string;
      ended_why: "seller" | "buyer" | "late" | "sold" | "gone" | "died" | "neutered" | "banned" | "merged" | "suspended" | "left" | "taken_down" | null;
      deposit: number | null;
      fate: string | null;
      buyer: unknown;
      seller: unknown;
    };
  };
  order_leave_late: {
    values: {
      orderId: number;
    };
    row: never;
  };
  order_lock_next_due: {
    values: {
      today: string;
      except: readonly number[];
    };
    row: {
      id: number;
    };
  };
  order_lock_offer: {
    values: {
      catId: number;
    };
    row: {
      cat_id: number;
      online_owner_id: number;
      users_id: number;
      sale_id: number | null;
      is_active: boolean | null;
      price_pet: number | null;
      price_breeding: number | null;
      sale_for_breeding: boolean | null;
      currency_id: number | null;
      currency_abb: string | null;
    };
  };
  order_lock_parties: {
    values: {
      orderId: number;
    };
    row: {
      cat_id: number;
      seller_id: number;
      client_id: number;
    };
  };
  order_mail_facts: {
    values: {
      orderId: number;
    };
    row: {
      id: number;
      cat_id: number;
      cat_name: string;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      sex: "male" | "female";
      deceased_on: string | null;
      with_breeding: boolean;
      is_delivery_needed: boolean;
      comment: string | null;
      price: number | null;
      currency_abb: string;
      ended_why: "seller" | "buyer" | "late" | "sold" | "gone" | "died" | "neutered" | "banned" | "merged" | "suspended" | "left" | "taken_down" | null;
      deposit: number | null;
      fate: "none" | "unconfirmed" | "returned" | "kept" | "counted" | null;
      buyer: unknown;
      seller: unknown;
    };
  };
  order_message_by_id: {
    values: {
      messageId: number;
      threadId: number;
    };
    row: {
      id: number;
      sender_id: number;
      text: string | null;
    };
  };
  order_message_insert: {
    values: {
      orderId: number | null;
      questionId: number | null;
      senderId: number;
      text: string;
    };
    row: {
      id: number;
    };
  };
  order_message_remove: {
    values: {
      messageId: number;
    };
    row: never;
  };
  order_messages: {
    values: {
      memberId: number;
      locale: string;
      threadId: number;
      beforeId: number;
      limit: number;
    };
    row: {
      id: number;
      is_own: 0 | 1;
      sender: string;
      text: string | null;
      pictures: unknown;
      created_at: string;
      is_reported: 0 | 1;
    };
  };
  order_move: {
    values: {
      to: "new" | "accepted" | "offered" | "agreed" | "deposit_declared" | "deposit_confirmed" | "seller_signed" | "buyer_signed" | "signed" | "ready" | "completed" | "handed_over" | "seller_settled" | "buyer_settled" | "settled" | "seller_reviewed" | "buyer_reviewed" | "reviewed" | "declined" | "cancelled";
      orderId: number;
    };
    row: never;
  };
  order_move_to_offered: {
    values: {
      deposit: number;
      depositKept: boolean;
      orderId: number;
    };
    row: never;
  };
  order_offer_handover: {
    values: {
      orderId: number;
    };
    row: never;
  };
  order_open: {
    values: {
      saleId: number;
      clientId: number;
    };
    row: {
      id: number;
    };
  };
  order_papers_put: {
    values: {
      orderId: number;
      certOn: string | null;
      buyerHk: boolean;
      isAnswered: boolean;
    };
    row: never;
  };
  order_parties: {
    values: {
      orderId: number;
    };
    row: {
      cat_id: number;
      seller_id: number;
      client_id: number;
    };
  };
  order_set_status: {
    values: {
      status: "new" | "accepted" | "declined" | "cancelled" | "completed";
      orderId: number;
    };
    row: never;
  };
  order_settle_by_itself: {
    values: {
      id: number;
    };
    row: never;
  };
  order_settles_on: {
    values: {
      orderId: number;
    };
    row: {
      day: string | null;
    };
  };
  order_sheet: {
    values: {
      locale: string;
      memberId: number;
      today: string;
      orderId: number;
    };
    row: {
      json: string;
    };
  };
  order_signature_insert: {
    values: {
      orderId: number;
      memberId: number;
      contractHash: string;
    };
    row: never;
  };
  orders_end_open: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      status: "new" | "accepted" | "declined" | "cancelled" | "completed";
    };
  };
  orders_received: {
    values: {
      limit: number;
      locale: string;
      memberId: number;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  orders_sent: {
    values: {
      limit: number;
      locale: string;
      memberId: number;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  orders_void_offers: {
    values: {
      catId: number;
      orderId: number;
    };
    row: {
      id: number;
    };
  };
  own_cats: {
    values: {
      limit: number;
      isMyCat: number | null;
      sex: string | null;
      memberId: number;
      locale: string;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
      total: number | null;
    };
  };
  own_cats_with_ad: {
    values: {
      limit: number;
      isMyCat: number | null;
      sex: string | null;
      memberId: number;
      locale: string;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
      total: number | null;
    };
  };
  own_data: {
    values: {
      memberId: number;
    };
    row: {
      json: string | null;
    };
  };
  own_session_end: {
    values: {
      memberId: number;
      id: number;
      own: Buffer;
    };
    row: {
      own: boolean | null;
    };
  };
  own_sessions: {
    values: {
      own: Buffer;
      memberId: number;
    };
    row: {
      json: string;
    };
  };
  owner_change_club_returned: {
    values: {
      ids: readonly number[];
    };
    row: never;
  };
  owner_change_club_takings: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      prev_owner_id: number;
      prev_users_id: number;
      prev_is_my_cat: 0 | 1;
      left: boolean;
    };
  };
  owner_change_count_of_hour: {
    values: {
      catId: number;
    };
    row: {
      count: number;
    };
  };
  owner_change_insert: {
    values: {
      catId: number;
      from: number;
      to: number;
      users: number;
      isMyCat: 0 | 1;
      kind: "take" | "club-take" | "move-back" | "order" | "hand-over";
    };
    row: never;
  };
  owner_change_last: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      kind: "take" | "club-take" | "move-back" | "order" | "hand-over";
      prev_owner_id: number;
      new_owner_id: number;
      prev_users_id: number;
      prev_is_my_cat: 0 | 1;
      returned_at: Date | null;
    };
  };
  owner_change_last_not_returned: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      kind: "take" | "club-take" | "move-back" | "order" | "hand-over";
      prev_owner_id: number;
      new_owner_id: number;
      prev_users_id: number;
      prev_is_my_cat: 0 | 1;
      returned_at: Date | null;
    };
  };
  owner_change_last_of_member: {
    values: {
      catId: number;
      memberId: number;
    };
    row: {
      id: number;
      kind: "take" | "club-take" | "move-back" | "order" | "hand-over";
      prev_owner_id: number;
      new_owner_id: number;
      prev_users_id: number;
      prev_is_my_cat: 0 | 1;
      returned_at: Date | null;
    };
  };
  owner_change_mail_facts: {
    values: {
      catId: number;
      readerId: number;
      doerId: number;
    };
    row: {
      cat_name: string;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      member: string;
    };
  };
  owner_change_returned: {
    values: {
      changeId: number;
    };
    row: never;
  };
  owner_change_returned_readers: {
    values: {
      catId: number;
    };
    row: {
      id: number;
    };
  };
  owner_change_taken_by: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  parent_changes_old_delete: {
    values: object;
    row: never;
  };
  parent_proposed: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      sex: "male" | "female";
      cat_birthdate: string | null;
      born_by: string | null;
      deceased_on: string | null;
      neutered_on: string | null;
    };
  };
  parent_set_father: {
    values: {
      parentId: number | null;
      catId: number;
    };
    row: {
      mother_id: number | null;
      father_id: number | null;
    };
  };
  parent_set_mother: {
    values: {
      parentId: number | null;
      catId: number;
    };
    row: {
      mother_id: number | null;
      father_id: number | null;
    };
  };
  parents: {
    values: {
      catId: number;
    };
    row: {
      mother_id: number | null;
      father_id: number | null;
    };
  };
  parents_changed: {
    values: {
      snapshot: string | null;
      most: number;
    };
    row: {
      seen: string;
      at: number;
      changed: unknown;
    };
  };
  parents_lines: {
    values: {
      catIds: readonly number[];
    };
    row: {
      lines: string | null;
    };
  };
  parents_take_turn: {
    values: object;
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  passkey_challenge_insert: {
    values: {
      challenge: string;
      purpose: "login" | "add" | "confirm";
      memberId: number | null;
    };
    row: never;
  };
  passkey_challenge_take: {
    values: {
      challenge: string;
      purpose: string;
      memberId: number | null;
    };
    row: {
      challenge: string;
    };
  };
  passkey_credentials: {
    values: {
      memberId: number;
    };
    row: {
      credential_id: string;
      transports: string[];
    };
  };
  passkey_delete: {
    values: {
      id: number;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  passkey_delete_since: {
    values: {
      tokenHash: Buffer;
      memberId: number;
    };
    row: never;
  };
  passkey_insert: {
    values: {
      memberId: number;
      credentialId: string;
      publicKey: Buffer;
      counter: number | string;
      transports: readonly string[];
      name: string;
    };
    row: {
      id: number;
      name: string;
      created_at: string;
      last_used_at: string | null;
    };
  };
  passkey_lock: {
    values: {
      credentialId: string;
    };
    row: {
      id: number;
      user_id: number;
      credential_id: string;
      public_key: Buffer;
      counter: number;
      transports: string[];
    };
  };
  passkey_unconfirmed: {
    values: {
      memberId: number;
      tokenHash: Buffer;
      minutes: number;
    };
    row: {
      needed: boolean;
    };
  };
  passkey_used: {
    values: {
      counter: number | string;
      id: number;
    };
    row: never;
  };
  passkeys_of_member: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      name: string;
      created_at: string;
      last_used_at: string | null;
    };
  };
  pedigree_by_id: {
    values: {
      id: number;
    };
    row: {
      json: string;
    };
  };
  pedigree_charted_cat: {
    values: {
      locale: string;
      catId: number;
    };
    row: {
      id: number;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      sex: "male" | "female";
      cat_birthdate: string | null;
      reg_num: string | null;
      breed: string;
      breed_ems: string;
      ems: string | null;
      cat_color: string | null;
      pedigree_num: string | null;
      breeder: string | null;
      owner: string;
    };
  };
  pedigree_descendants: {
    values: {
      catId: number;
      generations: number;
      most: number;
      locale: string;
    };
    row: {
      json: string;
    };
  };
  pedigree_draft_forget: {
    values: {
      memberId: number;
      catId: number | null;
    };
    row: never;
  };
  pedigree_draft_keep: {
    values: {
      memberId: number;
      catId: number | null;
      cells: JsonValue;
      cat: JsonValue | null;
    };
    row: never;
  };
  pedigree_grid: {
    values: {
      catId: number;
      memberId: number;
      locale: string;
    };
    row: {
      version: number;
      ancestors: unknown;
      draft: unknown;
      saved_at: string | null;
    };
  };
  pedigree_grid_lock_version: {
    values: {
      rowId: number;
    };
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  pedigree_grid_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number | null;
      state: unknown;
    };
  };
  pedigree_insert: {
    values: {
      catId: number;
      number: string;
      issuedBy: string;
      systemId: number;
      scan: string;
    };
    row: {
      id: number;
    };
  };
  pedigree_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  pedigree_new_draft: {
    values: {
      memberId: number;
    };
    row: {
      cat: unknown;
      draft: unknown;
      saved_at: string | null;
    };
  };
  pedigree_of_cat: {
    values: {
      catId: number;
      isAdmin: boolean;
      readerId: number;
    };
    row: {
      json: string;
    };
  };
  pedigree_offspring: {
    values: {
      limit: number;
      locale: string;
      catId: number;
      bornBefore: string;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_born: string | null;
      last_id: number | null;
    };
  };
  pedigree_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  pedigree_scan_application: {
    values: {
      pedigreeId: number;
    };
    row: {
      id: number;
    };
  };
  pedigree_scan_to_read: {
    values: {
      pedigreeId: number;
    };
    row: {
      scan: string;
    };
  };
  pedigree_siblings: {
    values: {
      most: number;
      locale: string;
      catId: number;
    };
    row: {
      json: string;
    };
  };
  pedigree_stored: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      scan: string;
    };
  };
  pedigree_titles: {
    values: {
      catId: number;
      locale: string;
    };
    row: {
      json: string;
    };
  };
  pedigree_update: {
    values: {
      number: string;
      issuedBy: string;
      systemId: number;
      scan: string;
      id: number;
    };
    row: never;
  };
  pedigrees_lock_owners: {
    values: {
      id: number;
    };
    row: {
      users_id: number;
      online_owner_id: number;
      holder_id: number | null;
    };
  };
  pedigrees_owners: {
    values: {
      id: number;
    };
    row: {
      users_id: number;
      online_owner_id: number;
      holder_id: number | null;
    };
  };
  planned_mating_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  planned_mating_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  profile_lock_version: {
    values: {
      rowId: number;
    };
    row: never;
  };
  profile_present: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
      state: unknown;
    };
  };
  profile_update: {
    values: {
      firstName: string;
      lastName: string;
      middleName: string | null;
      birthday: string;
      countryId: number;
      about: string | null;
      siteUrl: string | null;
      socialUrl: string | null;
      otherName: string | null;
      memberId: number;
    };
    row: never;
  };
  push_device_delete: {
    values: {
      id: number;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  push_device_delete_former: {
    values: {
      endpoint: string;
      own: Buffer;
    };
    row: never;
  };
  push_device_forget: {
    values: {
      deviceId: number;
    };
    row: never;
  };
  push_device_insert: {
    values: {
      endpoint: string;
      p256dh: string;
      auth: string;
      own: Buffer;
      most: number;
    };
    row: {
      id: number;
    };
  };
  push_devices_of_member: {
    values: {
      own: Buffer;
      memberId: number;
    };
    row: {
      json: string;
    };
  };
  push_keys: {
    values: object;
    row: {
      public_key: string;
      private_key: string;
    };
  };
  push_keys_keep: {
    values: {
      publicKey: string;
      privateKey: string;
    };
    row: never;
  };
  push_notice: {
    values: {
      deviceId: number;
      noticeId: number;
    };
    row: {
      title: string;
      path: string;
      locale: string;
      endpoint: string;
      p256dh: string;
      auth: string;
    };
  };
  question_insert: {
    values: {
      askerId: number;
      sellerId: number;
      saleId: number;
    };
    row: {
      id: number;
    };
  };
  question_lock_parties: {
    values: {
      questionId: number;
    };
    row: {
      id: number;
      asker_id: number;
      seller_id: number;
      order_id: number | null;
    };
  };
  question_mail_facts: {
    values: {
      questionId: number;
    };
    row: {
      cat_name: string | null;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      asker: unknown;
      seller: unknown;
    };
  };
  question_message_by_id: {
    values: {
      messageId: number;
      threadId: number;
    };
    row: {
      id: number;
      sender_id: number;
      text: string | null;
    };
  };
  question_messages: {
    values: {
      memberId: number;
      locale: string;
      threadId: number;
      beforeId: number;
      limit: number;
    };
    row: {
      id: number;
      is_own: 0 | 1;
      sender: string;
      text: string | null;
      pictures: unknown;
      created_at: string;
      is_reported: 0 | 1;
    };
  };
  question_own: {
    values: {
      saleId: number;
      askerId: number;
      sellerId: number;
    };
    row: {
      id: number;
    };
  };
  question_parties: {
    values: {
      questionId: number;
    };
    row: {
      id: number;
      asker_id: number;
      seller_id: number;
      order_id: number | null;
    };
  };
  question_shown: {
    values: {
      memberId: number;
      locale: string;
      questionId: number;
    };
    row: {
      id: number;
      side: "asked" | "received";
      cat_id: number | null;
      cat_name: string | null;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      sex: "male" | "female" | null;
      other_side: string;
      order_id: number | null;
      writing: "ordered" | "other_left" | "open" | "over";
      ended: "suspended" | "deleted" | "died" | "sold" | "moved" | "taken_down" | "again" | "rests" | null;
      last_at: string;
    };
  };
  questions_of_member: {
    values: {
      memberId: number;
      locale: string;
      beforeId: number;
      catId: number | null;
      limit: number;
    };
    row: {
      id: number;
      side: "asked" | "received";
      cat_id: number | null;
      cat_name: string | null;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      sex: "male" | "female" | null;
      other_side: string;
      order_id: number | null;
      writing: "ordered" | "other_left" | "open" | "over";
      ended: "suspended" | "deleted" | "died" | "sold" | "moved" | "taken_down" | "again" | "rests" | null;
      last_at: string;
    };
  };
  reading_advance: {
    values: {
      step: "queued" | "preparing" | "finding" | "reading" | "placing";
      page: number;
      pages: number;
      part: number;
      id: number;
    };
    row: never;
  };
  reading_delete: {
    values: {
      memberId: number;
      key: string;
    };
    row: {
      id: number;
    };
  };
  reading_fail: {
    values: {
      code: string;
      id: number;
    };
    row: never;
  };
  reading_finish: {
    values: {
      result: string;
      id: number;
    };
    row: never;
  };
  reading_insert: {
    values: {
      memberId: number;
      key: string;
      catId: number | null;
      pedigreeId: number | null;
      source: string;
      isPdf: boolean;
      scan: Buffer | null;
      isKept: boolean;
      round: number;
    };
    row: {
      id: number;
      key: string;
    };
  };
  reading_is_over: {
    values: {
      id: number;
    };
    row: {
      is_over: boolean;
    };
  };
  reading_original: {
    values: {
      path: string;
    };
    row: {
      original: string;
    };
  };
  reading_result: {
    values: {
      memberId: number;
      key: string;
    };
    row: {
      id: number;
      result: string | null;
      pedigree_id: number | null;
      failed: string | null;
    };
  };
  reading_same: {
    values: {
      memberId: number;
      key: string;
      source: string;
      catId: number | null;
      pedigreeId: number | null;
    };
    row: {
      id: number;
      key: string;
    };
  };
  reading_state: {
    values: {
      workers: number;
      memberId: number;
      key: string;
    };
    row: {
      id: string;
      cat_id: number | null;
      pedigree_id: number | null;
      step: "failed" | "done" | "queued" | "preparing" | "finding" | "reading" | "placing";
      page: number;
      pages: number;
      part: number;
      ahead: number;
      seconds: number;
    };
  };
  reading_states: {
    values: {
      workers: number;
      memberId: number;
      catId: number | null;
      pedigreeId: number | null;
    };
    row: {
      id: string;
      cat_id: number | null;
      pedigree_id: number | null;
      step: "failed" | "done" | "queued" | "preparing" | "finding" | "reading" | "placing";
      page: number;
      pages: number;
      part: number;
      ahead: number;
      seconds: number;
    };
  };
  reading_to_read: {
    values: {
      id: number;
    };
    row: {
      scan: Buffer | null;
      is_pdf: boolean;
      pedigree_id: number | null;
      source: string;
      has_desk: boolean;
    };
  };
  readings_forget_failed: {
    values: {
      memberId: number;
      key: string;
      source: string;
      catId: number | null;
      pedigreeId: number | null;
    };
    row: never;
  };
  readings_lock_queue: {
    values: object;
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  readings_old_delete: {
    values: object;
    row: {
      gone: 1;
    };
  };
  readings_waiting: {
    values: {
      workers: number;
      memberId: number;
    };
    row: {
      everybodys: number;
      own: number;
      round: number;
    };
  };
  recovery_code: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      code_hash: string;
    };
  };
  recovery_drop: {
    values: {
      memberId: number;
    };
    row: never;
  };
  recovery_drop_unused: {
    values: {
      memberId: number;
    };
    row: never;
  };
  recovery_grant: {
    values: {
      tokenHash: Buffer;
      seconds: number;
      codeId: number;
    };
    row: {
      id: number;
    };
  };
  recovery_insert: {
    values: {
      memberId: number;
      codeHash: string;
    };
    row: never;
  };
  recovery_insert_link: {
    values: {
      memberId: number;
      linkHash: Buffer;
      seconds: number;
    };
    row: never;
  };
  recovery_open_link: {
    values: {
      tokenHash: Buffer;
      seconds: number;
      linkHash: Buffer;
    };
    row: {
      user_id: number;
      email: string;
    };
  };
  recovery_reset: {
    values: {
      tokenHash: Buffer;
    };
    row: {
      user_id: number;
      email: string;
    };
  };
  recovery_use: {
    values: {
      tokenHash: Buffer;
    };
    row: {
      user_id: number;
    };
  };
  reference_loaded_hash: {
    values: object;
    row: {
      content_hash: string;
    };
  };
  reference_remember_hash: {
    values: {
      hash: string;
    };
    row: never;
  };
  reference_replace_words: {
    values: {
      words: JsonValue;
    };
    row: never;
  };
  reference_take_turn: {
    values: object;
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  registration_number_draw: {
    values: {
      year: number;
    };
    row: {
      place: number;
    };
  };
  registration_number_taken: {
    values: {
      number: string;
    };
    row: {
      yes: boolean;
    };
  };
  registration_prefixes: {
    values: object;
    row: {
      prefix: string;
    };
  };
  release_file: {
    values: {
      name: string;
    };
    row: {
      bytes: Buffer;
    };
  };
  release_files_delete: {
    values: {
      release: number;
    };
    row: never;
  };
  release_files_insert: {
    values: {
      release: number;
      names: readonly string[];
      contents: readonly Buffer[];
    };
    row: never;
  };
  release_files_kept: {
    values: {
      names: readonly string[];
    };
    row: {
      newest: number;
      names: string[];
    };
  };
  release_files_renew: {
    values: {
      release: number;
      names: readonly string[];
    };
    row: never;
  };
  release_files_turn: {
    values: object;
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  request_verdict: {
    values: {
      correctionId: number | null;
      transferId: number | null;
    };
    row: {
      to_desk: unknown;
      to_asker: unknown;
      made_at: string;
      asker_id: number | null;
    };
  };
  request_verdict_cats: {
    values: {
      ids: readonly number[];
    };
    row: {
      id: number;
      name: string;
    };
  };
  request_verdict_insert: {
    values: {
      correctionId: number | null;
      transferId: number | null;
      clubId: number;
      verdict: "block" | "ask" | "warn" | "ok";
      versions: string;
      toDesk: JsonValue;
      toAsker: JsonValue;
    };
    row: never;
  };
  reservation_accept: {
    values: {
      text: string;
      language: string;
      hash: string;
      termsId: number;
    };
    row: never;
  };
  reservation_lock_next_near: {
    values: {
      except: readonly number[];
      today: string;
      tomorrow: string;
    };
    row: {
      id: number;
      order_id: number;
      open_until: string;
    };
  };
  reservation_lock_next_over: {
    values: {
      except: readonly number[];
      today: string;
    };
    row: {
      id: number;
    };
  };
  reservation_mark_reminded: {
    values: {
      id: number;
    };
    row: never;
  };
  reservation_of_order: {
    values: {
      orderId: number;
    };
    row: {
      id: number;
      stage: "new" | "accepted" | "offered" | "agreed" | "deposit_declared" | "deposit_confirmed" | "seller_signed" | "buyer_signed" | "signed" | "ready" | "completed" | "handed_over" | "seller_settled" | "buyer_settled" | "settled" | "seller_reviewed" | "buyer_reviewed" | "reviewed" | "declined" | "cancelled";
      cat_id: number;
      sale_id: number;
      seller_id: number;
      client_id: number;
      with_breeding: boolean;
      is_delivery_needed: boolean;
      handover_offered_on: string | null;
      price: number | null;
      currency_abb: string;
      online_owner_id: number;
      cat: string;
      sex: "male" | "female";
      born: string | null;
      reg_num: string | null;
      chip: string | null;
      sire: string | null;
      dam: string | null;
      ems: string | null;
      words: unknown;
      seller: string;
      seller_locale: ColumnType<"users.locale">;
      seller_country: unknown;
      buyer: string;
      buyer_locale: ColumnType<"users.locale">;
      buyer_country: unknown;
      buyer_place: string;
      is_ad_active: boolean;
      is_reserved_by_other: boolean;
      terms_id: number | null;
      terms: string | null;
      deposit: number | null;
      deposit_kept: boolean | null;
      open_until: string | null;
      hand_over_by: string | null;
      shown: string | null;
      shown_in: string | null;
      shown_hash: string | null;
      returns_if_late: boolean;
      accepted_at: string | null;
      contract_text: string | null;
      contract_hash: string | null;
      seller_signed_at: string | null;
      buyer_signed_at: string | null;
      buyer_signed_on: string | null;
      vaccinations: number;
      vaccinated_on: string | null;
      rabies_on: string | null;
      in_register: boolean;
      cert_on: string | null;
      buyer_hk: boolean;
      is_buyer_answered: boolean;
      vet_on: string | null;
      chip_on: string | null;
      buyer_extract: boolean;
      weaned: boolean;
      fate: "none" | "unconfirmed" | "returned" | "kept" | "counted" | null;
    };
  };
  reservation_offer: {
    values: {
      orderId: number;
      terms: string;
      deposit: number;
      depositKept: boolean;
      openUntil: string;
      handOverBy: string;
    };
    row: never;
  };
  reservation_void_offer: {
    values: {
      id: number;
    };
    row: never;
  };
  reservation_why_void: {
    values: {
      orderId: number;
    };
    row: {
      why: "taken_down" | "suspended" | "merged";
    };
  };
  restore_count_connections: {
    values: object;
    row: {
      count: number;
    };
  };
  restore_first_table: {
    values: object;
    row: {
      name: string | null;
    };
  };
  restore_first_use: {
    values: object;
    row: {
      id: number;
    };
  };
  restore_foreign_keys: {
    values: object;
    row: {
      drop: string | null;
      make: string | null;
    };
  };
  restore_indexes: {
    values: object;
    row: {
      drop: string | null;
      make: string | null;
    };
  };
  restore_set_sequence: {
    values: {
      name: string;
      value: string;
    };
    row: {
      value: string | null;
    };
  };
  restore_site_tables: {
    values: object;
    row: {
      are_there: boolean;
    };
  };
  review_answer: {
    values: {
      answer: string;
      reviewId: number;
    };
    row: never;
  };
  review_insert: {
    values: {
      authorId: number;
      stars: number;
      text: string | null;
      orderId: number;
    };
    row: {
      id: number;
    };
  };
  review_remove_words: {
    values: {
      part: string;
      reviewId: number;
    };
    row: never;
  };
  review_report_decide: {
    values: {
      status: "open" | "dismissed" | "removed";
      adminId: number;
      reportId: number;
    };
    row: never;
  };
  review_report_insert: {
    values: {
      memberId: number;
      reviewId: number;
      orderId: number;
      reason: string;
    };
    row: {
      id: number | null;
    };
  };
  review_report_lock: {
    values: {
      reportId: number;
    };
    row: {
      status: "open" | "dismissed" | "removed";
      part: "review" | "answer";
      review_id: number;
      reporter_id: number;
      order_id: number;
      author_id: number;
      about_id: number;
    };
  };
  review_reports_open: {
    values: {
      locale: string;
      afterId: number;
      viewerId: number;
      limit: number;
    };
    row: {
      id: number;
      order_id: number;
      part: "review" | "answer";
      writer: string;
      reporter: string;
      stars: number;
      text: string | null;
      reason: string;
      created_at: string;
    };
  };
  review_to_answer: {
    values: {
      orderId: number;
      memberId: number;
    };
    row: {
      id: number;
      is_answered: boolean;
    };
  };
  reviewed_seller: {
    values: {
      locale: string;
      sellerId: number;
    };
    row: {
      seller: string;
      count: number;
      mean: number | null;
    };
  };
  reviews_of_order: {
    values: {
      locale: string;
      memberId: number;
      orderId: number;
    };
    row: {
      id: number;
      author: string;
      is_own: 0 | 1;
      of_seller: 0 | 1;
      stars: number;
      text: string | null;
      created_at: string;
      answer: string | null;
      report: "sent" | "possible" | null;
    };
  };
  reviews_of_seller: {
    values: {
      locale: string;
      viewerId: number;
      sellerId: number;
      beforeId: number;
      limit: number;
    };
    row: {
      id: number;
      author: string;
      is_own: 0 | 1;
      of_seller: 0 | 1;
      stars: number;
      text: string | null;
      created_at: string;
      answer: string | null;
      report: "sent" | "possible" | null;
    };
  };
  rules_ad_facts: {
    values: {
      day: string;
      catId: number;
    };
    row: {
      born: string | null;
      has_chip: boolean;
      breed: string;
      build: string | null;
      country: string;
      region: "BE-V" | "BE-W" | "BE-B" | "GB-ENG" | "GB-SCT" | "GB-WLS" | "GB-NIR" | null;
      is_breeder: boolean;
      breeder_id: number | null;
      online_owner_id: number;
      is_neutered: boolean | null;
      has_pedigree: boolean;
      price_pet: number | null;
      currency: string | null;
      ready_to_move_at: string | null;
      has_ad: boolean;
      origin_id: number | null;
      litter_no: string | null;
      vet_early: boolean | null;
      vet_no_chip: boolean | null;
      cannot_stay: boolean | null;
      said_litter_size: number | null;
      litter_size_unknown: boolean | null;
      type_of: boolean | null;
      generation: number | null;
      no_whiskers: boolean | null;
      chip_on: string | null;
      vaccinated: "none" | "once" | "twice" | null;
      state: "IL" | "NV" | "TX" | "other" | null;
      delivers: boolean | null;
      sold_unseen: boolean | null;
      is_far_from_wild: boolean | null;
      has_litter_size: boolean | null;
      has_registered_litter: boolean;
      has_dam_chip: boolean;
      females: number | null;
      said_litters: number | null;
      animals_12m: number | null;
      has_bred: boolean;
      has_age: boolean;
      has_photo: boolean;
      has_photo_of_dam: boolean;
      has_details: boolean;
      sells_as: "business" | "shelter" | null;
      permit_no: string | null;
      permit_authority: string | null;
      phone: string | null;
      address: string | null;
      shows_chip: boolean;
      litters: number;
      dam_litters: number | null;
      dam_gap: number | null;
    };
  };
  sale_chip: {
    values: {
      catId: number;
    };
    row: {
      chip: string;
      is_twice: boolean;
    };
  };
  sale_chip_beside_edit: {
    values: {
      digits: string;
      catId: number;
    };
    row: {
      is_offered: boolean;
      is_same: boolean;
      is_taken: boolean;
    };
  };
  sale_family: {
    values: {
      priceAbout: JsonValue | null;
      locale: string;
      chipIso: number;
      catId: number;
      isAdmin: boolean;
      readerId: number | null;
    };
    row: {
      json: string;
    };
  };
  sale_keep_seller_details: {
    values: {
      memberId: number;
      sellsAs: "business" | "shelter" | null;
      permitNo: string | null;
      authority: string | null;
      phone: string | null;
      address: string | null;
      showsChip: boolean;
      showsDamChip: boolean;
      females: number | null;
      litters: number | null;
      animals: number | null;
    };
    row: never;
  };
  sale_lock_seller_details: {
    values: {
      memberId: number;
    };
    row: never;
  };
  sale_of_cat: {
    values: {
      locale: string;
      catId: number;
      isAdmin: boolean;
      readerId: number | null;
    };
    row: {
      json: string;
    };
  };
  sale_price_for_reader: {
    values: {
      readerId: number | null;
      catId: number;
    };
    row: {
      price_pet: number;
      price_breeding: number | null;
      sale_for_breeding: boolean;
      currency_id: number;
      own_id: number | null;
    };
  };
  sale_said_before: {
    values: {
      catId: number;
    };
    row: {
      country: string;
      born: string | null;
      region: "BE-V" | "BE-W" | "BE-B" | "GB-ENG" | "GB-SCT" | "GB-WLS" | "GB-NIR" | null;
      origin_id: number | null;
      litter_no: string | null;
      litter_size: number | null;
      litter_size_unknown: 0 | 1 | null;
      type_of: 0 | 1 | null;
      generation: number | null;
      no_whiskers: 0 | 1 | null;
      chip_on: string | null;
      vaccinated: "none" | "once" | "twice" | null;
      state: "IL" | "NV" | "TX" | "other" | null;
      delivers: 0 | 1 | null;
      sold_unseen: 0 | 1 | null;
      vet_early: 0 | 1 | null;
      vet_no_chip: 0 | 1 | null;
      cannot_stay: 0 | 1 | null;
    };
  };
  sale_seller_details: {
    values: {
      memberId: number;
    };
    row: {
      sells_as: "business" | "shelter" | null;
      permit_no: string | null;
      permit_authority: string | null;
      phone: string | null;
      address: string | null;
      shows_chip: 0 | 1;
      shows_dam_chip: 0 | 1;
      females: number | null;
      litters_12m: number | null;
      animals_12m: number | null;
    };
  };
  sale_seller_of_cat: {
    values: {
      catId: number;
    };
    row: {
      id: number;
    };
  };
  sale_seller_suspended: {
    values: {
      catId: number;
    };
    row: {
      id: number;
    };
  };
  sale_set_active: {
    values: {
      isActive: boolean;
      catId: number;
    };
    row: {
      is_active: boolean;
    };
  };
  sale_taken_down_reason: {
    values: {
      catId: number;
    };
    row: {
      reason: string;
    };
  };
  sale_upsert: {
    values: {
      isActive: boolean;
      pricePet: number;
      priceBreeding: number | null;
      forBreeding: boolean;
      place: string | null;
      region: "BE-V" | "BE-W" | "BE-B" | "GB-ENG" | "GB-SCT" | "GB-WLS" | "GB-NIR" | null;
      originId: number | null;
      litterNo: string | null;
      litterSize: number | null;
      litterSizeUnknown: boolean;
      typeOf: boolean;
      generation: number | null;
      noWhiskers: boolean;
      chipOn: string | null;
      vaccinated: "none" | "once" | "twice" | null;
      state: "IL" | "NV" | "TX" | "other" | null;
      delivers: boolean;
      soldUnseen: boolean;
      vetEarly: boolean;
      vetNoChip: boolean;
      cannotStay: boolean;
      delivery: string;
      readyAt: string;
      currencyId: number | null;
      catId: number;
    };
    row: {
      id: number;
      cat_id: number;
    };
  };
  sales_active: {
    values: {
      limit: number;
      locale: string;
      beforeAt: Date | string;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_at: string | null;
      last_id: number | null;
      breed_known: true;
    };
  };
  sales_active_of_breed: {
    values: {
      limit: number;
      ems: string | null;
      breedId: number | null;
      locale: string;
      beforeAt: Date | string;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_at: string | null;
      last_id: number | null;
      breed_known: boolean;
    };
  };
  saved_search_delete: {
    values: {
      id: number;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  saved_search_insert: {
    values: {
      memberId: number;
      query: string;
      stopCode: string;
    };
    row: {
      id: number;
    };
  };
  saved_search_same: {
    values: {
      memberId: number;
      query: string;
    };
    row: {
      id: number;
    };
  };
  saved_search_stop: {
    values: {
      code: string;
    };
    row: {
      id: number;
    };
  };
  saved_searches_all: {
    values: object;
    row: {
      id: number;
      query: string;
      member_id: number;
      stop_code: string;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
      since: number;
    };
  };
  saved_searches_lock_member: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  saved_searches_of_member: {
    values: {
      memberId: number;
    };
    row: {
      json: string;
    };
  };
  scale_counts: {
    values: object;
    row: {
      members: number;
      breeds: number;
      firstMember: number;
      firstCat: number;
    };
  };
  scale_insert_ads: {
    values: {
      first: number;
      last: number;
      ads: number;
    };
    row: never;
  };
  scale_insert_colours: {
    values: {
      colours: JsonValue;
      first: number;
      last: number;
    };
    row: never;
  };
  scale_insert_generation: {
    values: {
      breeds: number;
      generation: number;
      size: number;
      count: number;
      firstCat: number;
      firstMember: number;
      members: number;
      queens: readonly string[];
      toms: readonly string[];
      prefixes: readonly string[];
      youngest: number;
    };
    row: never;
  };
  scale_insert_members: {
    values: {
      firstMember: number;
      passwordHash: string;
      members: number;
    };
    row: never;
  };
  scale_insert_roles: {
    values: {
      firstMember: number;
      roleId: number;
      members: number;
    };
    row: never;
  };
  scale_secondary_indexes: {
    values: {
      tables: readonly string[];
    };
    row: {
      name: string | null;
      definition: string | null;
    };
  };
  scale_set_sequences: {
    values: object;
    row: {
      member: string | null;
      cat: string | null;
    };
  };
  scan_may_read: {
    values: {
      path: string;
      isAdmin: boolean;
      memberId: number;
      prefixes: readonly string[];
    };
    row: {
      may_read: boolean;
    };
  };
  search_found_by_one: {
    values: {
      locale: string;
      memberId: number | null;
      chips: readonly string[];
      isAdmin: boolean;
      words: readonly string[];
      belows: readonly string[];
      limit: number;
      whole: string;
      wholeBelow: string;
      names: readonly string[];
      nameBelows: readonly string[];
    };
    row: {
      json: string;
    };
  };
  search_found_by_one_by_guest: {
    values: {
      locale: string;
      words: readonly string[];
      belows: readonly string[];
      limit: number;
      whole: string;
      wholeBelow: string;
    };
    row: {
      json: string;
    };
  };
  search_found_by_several: {
    values: {
      words: readonly string[];
      belows: readonly string[];
      locale: string;
      memberId: number | null;
      chips: readonly string[];
      isAdmin: boolean;
      limit: number;
      patterns: readonly string[];
      names: readonly string[];
      whole: string;
      nameBelows: readonly string[];
      wholeBelow: string;
    };
    row: {
      json: string;
    };
  };
  search_found_by_several_by_guest: {
    values: {
      words: readonly string[];
      belows: readonly string[];
      locale: string;
      limit: number;
      patterns: readonly string[];
      names: readonly string[];
      whole: string;
      nameBelows: readonly string[];
      wholeBelow: string;
    };
    row: {
      json: string;
    };
  };
  search_found_of_sex: {
    values: {
      words: readonly string[];
      belows: readonly string[];
      memberId: number;
      sex: string;
      patterns: readonly string[];
      limit: number;
    };
    row: {
      id: number;
    };
  };
  search_known_words: {
    values: {
      words: readonly string[];
      belows: readonly string[];
    };
    row: {
      known: boolean;
    };
  };
  search_like_words: {
    values: {
      patterns: readonly string[];
    };
    row: {
      word: string;
    };
  };
  seller_mark_insert: {
    values: {
      memberId: number;
      mark: "name" | "address" | "cattery" | "club_member";
      adminId: number;
    };
    row: {
      id: number;
    };
  };
  seller_mark_lock: {
    values: {
      id: number;
    };
    row: {
      member_id: number;
      is_withdrawn: boolean;
    };
  };
  seller_mark_withdraw: {
    values: {
      adminId: number;
      reason: string;
      id: number;
    };
    row: never;
  };
  seller_marks_of: {
    values: {
      locale: string;
      memberId: number;
    };
    row: {
      json: string;
    };
  };
  session_close: {
    values: {
      tokenHash: Buffer;
    };
    row: {
      user_id: number;
    };
  };
  session_close_all: {
    values: {
      memberId: number;
    };
    row: never;
  };
  session_close_others: {
    values: {
      memberId: number;
      kept: Buffer;
    };
    row: {
      user_id: number;
    };
  };
  session_confirm: {
    values: {
      tokenHash: Buffer;
    };
    row: never;
  };
  session_member: {
    values: {
      tokenHash: Buffer;
      hostOnly: boolean;
    };
    row: {
      id: number;
      email: string;
      first_name: string;
      roleIds: number[];
      clubId: number | null;
      renew: boolean;
      seen_long_ago: boolean;
    };
  };
  session_open: {
    values: {
      tokenHash: Buffer;
      memberId: number;
      device: string | null;
      hostOnly: boolean;
      mainId: number | null;
    };
    row: never;
  };
  session_renew: {
    values: {
      hostOnly: boolean;
      tokenHash: Buffer;
    };
    row: never;
  };
  session_see: {
    values: {
      tokenHash: Buffer;
    };
    row: never;
  };
  shared_breed: {
    values: {
      locale: string;
      ems: string;
    };
    row: {
      breed: string;
      ems: string;
    };
  };
  shared_cat: {
    values: {
      locale: string;
      catId: number;
    };
    row: {
      name: string | null;
      breed: string;
      colour: string | null;
      cat_birthdate: string | null;
      cat_birthdate_precision: "day" | "month" | "year";
      photo: string | null;
      breed_ems: string;
      ems: string | null;
      price_pet: number | null;
      abb: string | null;
      line: string[];
    };
  };
  shared_cattery: {
    values: {
      locale: string;
      catteryId: number;
    };
    row: {
      name: string;
      photo: string;
      country: string;
      breed_ems: string | null;
    };
  };
  shared_litter: {
    values: {
      locale: string;
      litterId: number;
    };
    row: {
      dam: string | null;
      sire: string | null;
      born: string;
      breed: string;
      photo: string | null;
      breed_ems: string;
      ems: string | null;
      line: string[];
    };
  };
  signing_code_delete: {
    values: {
      orderId: number;
      memberId: number;
    };
    row: never;
  };
  signing_code_insert: {
    values: {
      orderId: number;
      memberId: number;
      codeHash: string;
      contractHash: string;
    };
    row: never;
  };
  signing_code_of_side: {
    values: {
      minutes: number;
      orderId: number;
      memberId: number;
    };
    row: {
      id: number;
      code_hash: string;
      contract_hash: string;
      is_over: boolean;
    };
  };
  sitemap_ads: {
    values: {
      part: number;
    };
    row: {
      id: number;
      changed_at: string;
    };
  };
  sitemap_breeds: {
    values: object;
    row: {
      ems: string;
      changed_at: string;
    };
  };
  sitemap_cat_parts: {
    values: object;
    row: {
      part: number;
    };
  };
  sitemap_cats: {
    values: {
      part: number;
    };
    row: {
      id: number;
      changed_at: string;
    };
  };
  sitemap_catteries: {
    values: {
      part: number;
    };
    row: {
      id: number;
      changed_at: string;
    };
  };
  sitemap_cattery_parts: {
    values: object;
    row: {
      part: number;
    };
  };
  sitemap_litter_parts: {
    values: object;
    row: {
      part: number;
    };
  };
  sitemap_litters: {
    values: {
      part: number;
    };
    row: {
      id: number;
      changed_at: string | null;
    };
  };
  sitemap_parts: {
    values: object;
    row: {
      part: number;
    };
  };
  studbook_add_part: {
    values: {
      part: number;
      id: number;
      attempt: number;
    };
    row: {
      id: number;
    };
  };
  studbook_all_of_club: {
    values: {
      clubId: number;
      year: number;
    };
    row: {
      registered: number;
      males: number;
      litters: number;
      kittens: number;
      imports: number;
      catteries: number;
      founders: number;
      with_parents: number;
      inbreeding: number;
    };
  };
  studbook_all_of_year: {
    values: {
      year: number;
    };
    row: {
      registered: number;
      males: number;
      litters: number;
      kittens: number;
      imports: number;
      catteries: number;
      founders: number;
      with_parents: number;
      inbreeding: number;
    };
  };
  studbook_book_started: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      id: number;
      year: number;
      breed: unknown;
      started_at: string;
      finished_at: string | null;
      failed: boolean;
      printed: number;
      total: number;
      pages: number;
      bytes: number;
    };
  };
  studbook_books: {
    values: {
      locale: string;
      most: number;
    };
    row: {
      id: number;
      year: number;
      breed: unknown;
      started_at: string;
      finished_at: string | null;
      failed: boolean;
      printed: number;
      total: number;
      pages: number;
      bytes: number;
    };
  };
  studbook_breed: {
    values: {
      locale: string;
      ems: string;
    };
    row: {
      id: number;
      ems: string;
      name: string;
    };
  };
  studbook_breeds_of_club: {
    values: {
      locale: string;
      clubId: number;
      year: number;
    };
    row: {
      ems: string;
      name: string;
      registered: number;
      males: number;
      litters: number;
      kittens: number;
      imports: number;
      catteries: number;
      founders: number;
      with_parents: number;
      inbreeding: number;
    };
  };
  studbook_breeds_of_year: {
    values: {
      locale: string;
      year: number;
    };
    row: {
      ems: string;
      name: string;
      registered: number;
      males: number;
      litters: number;
      kittens: number;
      imports: number;
      catteries: number;
      founders: number;
      with_parents: number;
      inbreeding: number;
    };
  };
  studbook_colours_of_breed: {
    values: {
      year: number;
      breedId: number;
      most: number;
    };
    row: {
      ems: string;
      cats: number;
    };
  };
  studbook_colours_of_club: {
    values: {
      clubId: number;
      year: number;
      most: number;
    };
    row: {
      ems: string;
      cats: number;
    };
  };
  studbook_colours_of_year: {
    values: {
      year: number;
      most: number;
    };
    row: {
      ems: string;
      cats: number;
    };
  };
  studbook_count_cats: {
    values: {
      year: number;
      breedId: number | null;
      clubId: number | null;
    };
    row: {
      cats: number;
    };
  };
  studbook_counted: {
    values: object;
    row: {
      counted_at: string;
    };
  };
  studbook_delete_colours: {
    values: object;
    row: never;
  };
  studbook_delete_colours_of_clubs: {
    values: object;
    row: never;
  };
  studbook_delete_earlier: {
    values: {
      year: number;
      breedId: number | null;
      clubId: number | null;
    };
    row: never;
  };
  studbook_delete_figures: {
    values: object;
    row: never;
  };
  studbook_delete_of_clubs: {
    values: object;
    row: never;
  };
  studbook_extent: {
    values: object;
    row: {
      last: number;
    };
  };
  studbook_fail_book: {
    values: {
      reason: string;
      id: number;
      attempt: number;
    };
    row: never;
  };
  studbook_finish_book: {
    values: {
      printed: number;
      pages: number;
      bytes: number | string;
      id: number;
      attempt: number;
    };
    row: never;
  };
  studbook_insert_book: {
    values: {
      year: number;
      breedId: number | null;
      clubId: number | null;
      language: string;
      memberId: number;
      total: number;
    };
    row: {
      id: number;
    };
  };
  studbook_insert_colours: {
    values: object;
    row: never;
  };
  studbook_insert_colours_of_clubs: {
    values: object;
    row: never;
  };
  studbook_insert_figures: {
    values: {
      reckoned: JsonValue;
    };
    row: never;
  };
  studbook_insert_of_clubs: {
    values: {
      reckoned: JsonValue;
    };
    row: never;
  };
  studbook_is_needed: {
    values: object;
    row: {
      is_needed: boolean;
    };
  };
  studbook_links: {
    values: {
      afterId: number;
      lastId: number;
      most: number;
    };
    row: {
      links: Buffer;
    };
  };
  studbook_lock_figures: {
    values: object;
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  studbook_mark_counted: {
    values: object;
    row: never;
  };
  studbook_printed: {
    values: {
      id: number;
      clubId: number | null;
    };
    row: {
      id: number;
      year: number;
      attempt: number;
      parts: number;
      bytes: number;
    };
  };
  studbook_published: {
    values: {
      year: number;
      afterBreed: number;
      afterNumber: string;
      lastBreed: number;
      clubId: number | null;
    };
    row: {
      id: number;
      reg_num: string;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      sex: "male" | "female";
      breed_id: number;
      breed: string;
      born: string | null;
      ems: string | null;
      sire_id: number | null;
      sire_number: string | null;
      sire: string | null;
      dam_id: number | null;
      dam_number: string | null;
      dam: string | null;
    };
  };
  studbook_registered: {
    values: {
      afterId: number;
      lastId: number;
    };
    row: {
      cats: Buffer;
    };
  };
  studbook_restart_book: {
    values: {
      id: number;
    };
    row: {
      year: number;
      breed_id: number | null;
      club_id: number | null;
      language: string;
      attempt: number;
    };
  };
  studbook_running: {
    values: {
      year: number;
      breedId: number | null;
      clubId: number | null;
    };
    row: {
      id: number;
    };
  };
  studbook_set_progress: {
    values: {
      printed: number;
      pages: number;
      id: number;
      attempt: number;
    };
    row: never;
  };
  studbook_statistics: {
    values: object;
    row: {
      year: number;
      ems: string | null;
      registered: number;
      males: number;
      litters: number;
      kittens: number;
      imports: number;
      catteries: number;
      founders: number;
      with_parents: number;
      inbreeding: number;
      colours: string | null;
    };
  };
  studbook_take_turn: {
    values: object;
    row: {
      pg_advisory_xact_lock: unknown;
    };
  };
  studbook_years: {
    values: object;
    row: {
      year: number;
      registered: number;
      males: number;
      litters: number;
      kittens: number;
      imports: number;
      catteries: number;
      founders: number;
      with_parents: number;
      inbreeding: number;
    };
  };
  studbook_years_of_breed: {
    values: {
      breedId: number;
    };
    row: {
      year: number;
      registered: number;
      males: number;
      litters: number;
      kittens: number;
      imports: number;
      catteries: number;
      founders: number;
      with_parents: number;
      inbreeding: number;
    };
  };
  studbook_years_of_club: {
    values: {
      clubId: number;
    };
    row: {
      year: number;
      registered: number;
      males: number;
      litters: number;
      kittens: number;
      imports: number;
      catteries: number;
      founders: number;
      with_parents: number;
      inbreeding: number;
    };
  };
  studs_to_compare: {
    values: {
      breeds: readonly string[];
      bornBy: string;
      damId: number;
      most: number;
    };
    row: {
      id: number;
      breed: string;
      build: string | null;
    };
  };
  sweep_address_codes: {
    values: object;
    row: {
      count: number;
    };
  };
  sweep_attempts: {
    values: object;
    row: {
      count: number;
    };
  };
  sweep_drafts: {
    values: object;
    row: {
      count: number;
    };
  };
  sweep_email_changes: {
    values: object;
    row: {
      count: number;
    };
  };
  sweep_hand_overs: {
    values: object;
    row: {
      count: number;
    };
  };
  sweep_kept_answers: {
    values: object;
    row: {
      count: number;
    };
  };
  sweep_passkey_challenges: {
    values: object;
    row: {
      count: number;
    };
  };
  sweep_pedigree_drafts: {
    values: object;
    row: {
      count: number;
    };
  };
  sweep_recovery_codes: {
    values: object;
    row: {
      count: number;
    };
  };
  sweep_sessions: {
    values: object;
    row: {
      count: number;
    };
  };
  tag_by_name: {
    values: {
      memberId: number;
      name: string;
    };
    row: {
      id: number;
    };
  };
  tag_delete: {
    values: {
      id: number;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  tag_insert: {
    values: {
      memberId: number;
      name: string;
    };
    row: {
      id: number;
    };
  };
  tag_rename: {
    values: {
      name: string;
      id: number;
      memberId: number;
    };
    row: {
      id: number;
      name: string;
    };
  };
  tags_lock_member: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  tags_of_member: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      name: string;
      cats: number;
    };
  };
  telegram_chat_delete: {
    values: {
      memberId: number;
    };
    row: never;
  };
  telegram_chat_forget: {
    values: {
      memberId: number;
      chatId: number | string;
    };
    row: never;
  };
  telegram_chat_link: {
    values: {
      codeHash: Buffer;
      chatId: number | string;
    };
    row: {
      locale: ColumnType<"users.locale">;
      name: string;
    };
  };
  telegram_chat_of_member: {
    values: {
      memberId: number;
    };
    row: {
      linked_at: Date;
    };
  };
  telegram_code_keep: {
    values: {
      memberId: number;
      codeHash: Buffer;
      expiresAt: Date | string;
    };
    row: never;
  };
  telegram_codes_delete_old: {
    values: object;
    row: never;
  };
  telegram_codes_open: {
    values: object;
    row: {
      open: number;
    };
  };
  telegram_give_back: {
    values: {
      noticeId: number;
    };
    row: never;
  };
  telegram_take: {
    values: {
      noticeId: number;
    };
    row: {
      title: string;
      path: string;
      locale: string;
      member_id: number;
      chat_id: string;
    };
  };
  told_ad_cat: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      cat_name_cattery_prefix: string | null;
      cat_name: string;
      cat_name_suffix: string | null;
      ems: string;
      price_pet: number;
      abb: string;
    };
  };
  told_ads_insert: {
    values: {
      searchId: number;
      catId: number;
    };
    row: {
      sale_round: number;
    };
  };
  transfer: {
    values: {
      locale: string;
      id: number;
    };
    row: {
      id: number;
      cat_id: number;
      cat_name: string;
      direction: "in" | "out";
      club: string;
      number: string | null;
      titles: string | null;
      remarks: string | null;
      paper_url: string | null;
      status: "asked" | "confirmed" | "declined" | "withdrawn" | "lapsed";
      decision: string | null;
      created_at: string;
      decided_at: string | null;
      reg_num: string | null;
      asker_id: number;
      asker: string;
      decided_by: string | null;
      cat: unknown;
      same_number: unknown;
      asked_case_id: number | null;
    };
  };
  transfer_amend: {
    values: {
      club: string;
      number: string | null;
      titles: string | null;
      remarks: string | null;
      paper: string | null;
      id: number;
    };
    row: never;
  };
  transfer_asked: {
    values: {
      id: number;
    };
    row: {
      club: string;
      number: string | null;
      titles: string | null;
      remarks: string | null;
      paper: string | null;
    };
  };
  transfer_asker: {
    values: {
      id: number;
    };
    row: {
      asker_id: number;
      club_id: number | null;
    };
  };
  transfer_cat: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
    };
  };
  transfer_direction: {
    values: {
      id: number;
    };
    row: {
      direction: "in" | "out";
    };
  };
  transfer_end: {
    values: {
      status: "asked" | "confirmed" | "declined" | "withdrawn" | "lapsed";
      decision: string | null;
      decidedBy: number | null;
      id: number;
    };
    row: never;
  };
  transfer_insert: {
    values: {
      catId: number;
      askerId: number;
      direction: "in" | "out";
      club: string;
      number: string | null;
      titles: string | null;
      remarks: string | null;
      paper: string | null;
    };
    row: {
      id: number;
    };
  };
  transfer_keep_number: {
    values: {
      number: string;
      catId: number;
    };
    row: never;
  };
  transfer_mail_facts: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      cat_name: string;
      cat_name_cattery_prefix: string | null;
      cat_name_suffix: string | null;
      reg_num: string | null;
      status: "asked" | "confirmed" | "declined" | "withdrawn" | "lapsed";
      direction: "in" | "out";
      club: string;
      decision: string | null;
      email: string;
      name: string;
      locale: ColumnType<"users.locale">;
    };
  };
  transfer_open: {
    values: {
      id: number;
    };
    row: {
      id: number;
      cat_id: number;
      asker_id: number;
      direction: "in" | "out";
      number: string | null;
    };
  };
  transfer_shown_version: {
    values: {
      rowId: number;
    };
    row: {
      version: number;
    };
  };
  transfer_standing: {
    values: {
      catId: number;
    };
    row: {
      reg_num: string | null;
      registered: 0 | 1;
      is_exported: boolean;
      is_applied_for: boolean;
    };
  };
  transfers_open_of_member: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
      cat_id: number;
    };
  };
  transfers_own: {
    values: {
      limit: number;
      memberId: number;
      catId: number | null;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  upload_delete_personal: {
    values: {
      memberId: number;
    };
    row: never;
  };
  upload_forget_if_gone: {
    values: {
      key: string;
      path: string;
    };
    row: never;
  };
  upload_insert: {
    values: {
      path: string;
      memberId: number;
      prefix: "cat-photo" | "profile" | "cattery" | "metric" | "pedigree" | "credential" | "evidence" | "message" | "chip-proof" | "club";
      originalKey: string;
      width: number;
      height: number;
      bytes: number;
      files: readonly string[];
      print: number | string | null;
    };
    row: never;
  };
  upload_mark_clean: {
    values: {
      path: string;
    };
    row: never;
  };
  upload_own: {
    values: {
      path: string;
      memberId: number;
      prefix: string;
    };
    row: {
      path: string;
    };
  };
  uploads_unclean: {
    values: {
      limit: number;
    };
    row: {
      path: string;
      original_key: string;
    };
  };
  uploads_unused_delete: {
    values: object;
    row: {
      gone: 1;
    };
  };
  waiting_close_lists: {
    values: {
      memberId: number;
    };
    row: never;
  };
  waiting_end_entries: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  waiting_entries_of_list: {
    values: {
      locale: string;
      listId: number;
      afterTurn: number;
      afterId: number;
      stage: string | null;
      sex: string | null;
      purpose: string | null;
      limit: number;
    };
    row: {
      id: number;
      turn: number;
      entry: unknown;
    };
  };
  waiting_entries_of_member: {
    values: {
      locale: string;
      memberId: number;
      beforeId: number;
      limit: number;
    };
    row: {
      id: number;
      entry: unknown;
      list: unknown;
    };
  };
  waiting_entry_insert: {
    values: {
      listId: number;
      memberId: number;
      sex: "male" | "female" | null;
      colour: string | null;
      purpose: "pet" | "breeding" | "show";
      budget: number | null;
      currencyId: number | null;
      fromDay: string | null;
      home: string;
    };
    row: {
      id: number;
    };
  };
  waiting_entry_to_move: {
    values: {
      entryId: number;
    };
    row: {
      stage: "applied" | "accepted" | "offered" | "taken" | "declined" | "lapsed" | "left" | "closed";
      list_id: number;
      member_id: number;
      offered_cat_id: number | null;
      offered_until: string | null;
      breeder_id: number;
    };
  };
  waiting_forget_wishes: {
    values: {
      memberId: number;
    };
    row: never;
  };
  waiting_keeper: {
    values: {
      listId: number;
    };
    row: {
      breeder_id: number;
    };
  };
  waiting_lapse: {
    values: {
      id: number;
    };
    row: never;
  };
  waiting_leave_all: {
    values: {
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  waiting_list: {
    values: {
      locale: string;
      viewerId: number;
      listId: number;
    };
    row: {
      list: unknown;
      own_entry_id: number | null;
    };
  };
  waiting_list_insert: {
    values: {
      breederId: number;
      catteryId: number;
      damId: number | null;
      sireId: number | null;
      expectedOn: string | null;
      rule: "turn" | "fit" | "choice";
      note: string | null;
    };
    row: {
      id: number;
    };
  };
  waiting_list_set_open: {
    values: {
      isOpen: boolean;
      listId: number;
    };
    row: never;
  };
  waiting_lists_of_breeder: {
    values: {
      locale: string;
      breederId: number;
      beforeId: number;
      limit: number;
    };
    row: {
      id: number;
      list: unknown;
    };
  };
  waiting_lists_of_cattery: {
    values: {
      locale: string;
      catteryId: number;
      beforeId: number;
      limit: number;
    };
    row: {
      id: number;
      list: unknown;
    };
  };
  waiting_lock_next_near: {
    values: {
      except: readonly number[];
      today: string;
      tomorrow: string;
    };
    row: {
      id: number;
    };
  };
  waiting_lock_next_over: {
    values: {
      today: string;
      except: readonly number[];
    };
    row: {
      id: number;
      cat_id: number | null;
    };
  };
  waiting_lock_parties: {
    values: {
      entryId: number;
    };
    row: {
      member_id: number;
      offered_cat_id: number | null;
      breeder_id: number;
    };
  };
  waiting_mail_facts: {
    values: {
      catId: number | null;
      entryId: number;
    };
    row: {
      list_id: number;
      reason: string | null;
      offered_until: string | null;
      cattery: string | null;
      dam: unknown;
      sire: unknown;
      applicant: unknown;
      breeder: unknown;
      place: number;
      kitten: unknown;
    };
  };
  waiting_mark_reminded: {
    values: {
      id: number;
    };
    row: never;
  };
  waiting_move: {
    values: {
      to: "applied" | "accepted" | "offered" | "taken" | "declined" | "lapsed" | "left" | "closed";
      reason: string | null;
      entryId: number;
    };
    row: never;
  };
  waiting_offer: {
    values: {
      catId: number;
      until: string;
      entryId: number;
    };
    row: never;
  };
  waiting_order_of_buyer: {
    values: {
      catId: number;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  waiting_own_cattery: {
    values: {
      catteryId: number;
      memberId: number;
    };
    row: {
      id: number;
    };
  };
  waiting_parent: {
    values: {
      catId: number;
    };
    row: {
      id: number;
      sex: "male" | "female";
      online_owner_id: number;
      users_id: number;
    };
  };
  waiting_parties: {
    values: {
      entryId: number;
    };
    row: {
      member_id: number;
      offered_cat_id: number | null;
      breeder_id: number;
    };
  };
  waiting_take: {
    values: {
      orderId: number;
      entryId: number;
    };
    row: never;
  };
  withheld_ask: {
    values: {
      memberId: number;
      id: number;
    };
    row: {
      asked_at: Date | null;
    };
  };
  withheld_chip_of_cat: {
    values: {
      catId: number;
    };
    row: {
      chip: string | null;
      ever: boolean;
    };
  };
  withheld_clear_chip: {
    values: {
      catId: number;
    };
    row: never;
  };
  withheld_insert: {
    values: {
      catId: number;
      holderId: number;
      chip: string | null;
    };
    row: {
      id: number;
    };
  };
  withheld_list_of_cat: {
    values: {
      locale: string;
      catId: number;
      readerId: number;
    };
    row: {
      json: string;
    };
  };
  withheld_list_of_holder: {
    values: {
      limit: number;
      locale: string;
      holderId: number;
      beforeId: number;
    };
    row: {
      json: string;
      found: number;
      last_id: number | null;
    };
  };
  withheld_mark_credentials: {
    values: {
      withheldId: number;
      ids: readonly number[];
    };
    row: never;
  };
  withheld_mark_metrics: {
    values: {
      withheldId: number;
      ids: readonly number[];
    };
    row: never;
  };
  withheld_mark_pedigrees: {
    values: {
      withheldId: number;
      ids: readonly number[];
    };
    row: never;
  };
  withheld_of_holder: {
    values: {
      catId: number;
      holderId: number;
    };
    row: {
      id: number;
    };
  };
  withheld_open: {
    values: {
      id: number;
    };
    row: {
      cat_id: number;
      chip: string | null;
    };
  };
  withheld_papers_of_cat: {
    values: {
      usersId: number;
      onlineOwnerId: number;
      catId: number;
    };
    row: {
      table: "metrics" | "pedigrees" | "credentials";
      id: number;
      holder: number;
    };
  };
  withheld_restore_chip: {
    values: {
      chip: string;
      catId: number;
    };
    row: never;
  };
  withheld_select: {
    values: {
      id: number;
    };
    row: {
      id: number;
      cat_id: number;
      holder_id: number;
      online_owner_id: number;
      users_id: number;
      is_open: boolean;
      holder_left: boolean;
      asked_at: Date | null;
      asked_lately: boolean;
    };
  };
  withheld_show_credentials: {
    values: {
      withheldId: number;
    };
    row: never;
  };
  withheld_show_metrics: {
    values: {
      withheldId: number;
    };
    row: never;
  };
  withheld_show_pedigrees: {
    values: {
      withheldId: number;
    };
    row: never;
  };
}
