import { spawn } from "node:child_process";
import { chown, lchown, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** How PostgreSQL, which refuses to run as root, is started by this server's user. */
export type Way = "caller" | "unprivileged" | "namespace";

export interface OperatingUser {
  way: Way;
  /** The required owner of the data directory; null: this server's user already owns it. */
  owner: { uid: number; gid: number } | null;
  spawnOptions: { uid?: number; gid?: number };
  /** The command line that runs `file` in this way. The process keeps the id reported by `spawn`. */
  command(file: string, args: string[]): [file: string, args: string[]];
}

/** "nobody": it owns nothing of value on any system. */
const NOBODY = 65534;

const USERS: Record<Way, OperatingUser> = {
  caller: {
    way: "caller",
    owner: null,
    spawnOptions: {},
    command: (file, args) => [file, args],
  },
  unprivileged: {
    way: "unprivileged",
    owner: { uid: NOBODY, gid: NOBODY },
    spawnOptions: { uid: NOBODY, gid: NOBODY },
    command: (file, args) => [file, args],
  },
  // In a user namespace PostgreSQL sees itself as "nobody", while the kernel still lets it into root's folders.
  namespace: {
    way: "namespace",
    owner: { uid: 0, gid: 0 },
    spawnOptions: {},
    command: (file, args) => [
      "unshare",
      ["--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, "--", file, ...args],
    ],
  },
};

export const WAYS_OF_ROOT: readonly Way[] = ["unprivileged", "namespace"];

/**
 * The first way in which PostgreSQL can enter `folder` and run `postgres`; null if root has none
 * (the folder is closed to others, and the system refuses user namespaces).
 */
export async function chooseUser(
  folder: string,
  postgres: string,
  waysOfRoot: readonly Way[],
): Promise<OperatingUser | null> {
  if (process.getuid?.() !== 0) return USERS.caller;
  for (const way of waysOfRoot) {
    if (await canWorkIn(USERS[way], folder, postgres)) return USERS[way];
  }
  return null;
}

/** Tested rather than computed from permission bits: access lists, containers and security modules matter too. */
function canWorkIn(user: OperatingUser, folder: string, postgres: string): Promise<boolean> {
  const [file, args] = user.command("/bin/sh", [
    "-c",
    'cd "$1" && exec "$2" --version',
    "sh",
    folder,
    postgres,
  ]);
  return new Promise((resolve) => {
    const child = spawn(file, args, { ...user.spawnOptions, cwd: "/", stdio: "ignore" });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

/** Gives the data directory to PostgreSQL's user: an earlier start may have chosen another way. */
export async function giveDirectoryTo(user: OperatingUser, directory: string): Promise<void> {
  const { uid } = await stat(directory);
  if (user.owner === null) {
    const caller = process.getuid?.();
    if (caller !== undefined && uid !== caller) {
      throw new Error(
        `The database in ${directory} belongs to another user (uid ${uid}). ` +
          "Run this as that user, or give the folder to yourself with chown -R.",
      );
    }
    return;
  }
  if (uid === user.owner.uid) return;
  for (const entry of await readdir(directory, { recursive: true })) {
    await lchown(join(directory, entry), user.owner.uid, user.owner.gid);
  }
  // Last, so that the next start repeats an interrupted one.
  await chown(directory, user.owner.uid, user.owner.gid);
}
