import { describe, expect, test } from "vitest";
import { editMode, type EditMode, type EditModeFacts, type Viewer } from "./edit-mode.ts";

const OWNER = 1;
const ONLINE_OWNER = 2;
const STRANGER = 3;
const owner: Viewer = { id: OWNER, isAdmin: false };
const onlineOwner: Viewer = { id: ONLINE_OWNER, isAdmin: false };
const stranger: Viewer = { id: STRANGER, isAdmin: false };
const admin: Viewer = { id: STRANGER, isAdmin: true };
const adminWithPage: Viewer = { id: ONLINE_OWNER, isAdmin: true };

const plain: EditModeFacts = {
  users_id: OWNER,
  online_owner_id: ONLINE_OWNER,
  registered: 0,
  ancestor_of_registered: false,
};
const ancestor: EditModeFacts = { ...plain, ancestor_of_registered: true };
const registered: EditModeFacts = { ...plain, registered: 1 };
const registeredAncestor: EditModeFacts = { ...ancestor, registered: 1 };

describe("edit mode", () => {
  test.each<[string, EditModeFacts, Viewer | null, EditMode]>([
    ["[D3-15] a guest", plain, null, "edit_public_locked"],
    ["[D3-15] a stranger", plain, stranger, "edit_public_locked"],
    ["[D3-15] a stranger at a registered cat", registered, stranger, "edit_public_locked"],
    ["[D3-17] the owner of a registered cat", registered, owner, "edit_reg_locked"],
    ["[D3-17] the online owner of a registered cat", registered, onlineOwner, "edit_reg_locked"],
    ["[D3-17] role 2 at a registered cat", registered, admin, "edit_reg_locked"],
    ["[D3-17] a registered ancestor", registeredAncestor, onlineOwner, "edit_reg_locked"],
    ["[D3-18] the owner of an ancestor", ancestor, owner, "edit_parent_partial_locked"],
    [
      "[D3-18] the online owner of an ancestor",
      ancestor,
      onlineOwner,
      "edit_parent_partial_locked",
    ],
    ["[D3-19] role 2 at a member's cat", plain, admin, "edit_parent_partial_locked"],
    ["[D3-20] the owner of a plain cat", plain, owner, "edit_unlocked"],
    ["[D3-20] the online owner of a plain cat", plain, onlineOwner, "edit_unlocked"],
    ["[D3-20] role 2 at a cat on its own page", plain, adminWithPage, "edit_unlocked"],
  ])("%s", (_who, cat, viewer, expected) => {
    expect(editMode(cat, viewer)).toBe(expected);
  });
});
