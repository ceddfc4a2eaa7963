/** The essentials of a PostgreSQL plan: time, rows and blocks touched, and access paths. */

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly Plans?: readonly PlanNode[];
}

interface ExplainedPlan {
  readonly Plan: PlanNode;
  readonly "Execution Time": number;
}

export interface PlanFigures {
  readonly milliseconds: number;
  /** Rows that scans read, useful or not. */
  readonly rows: number;
  readonly blocks: number;
  /** The scans that read most rows, largest first: "cats_pkey 21", "seq cats 1000000". */
  readonly ways: readonly string[];
}

const SHOWN_WAYS = 3;

export function readPlan(explained: unknown): PlanFigures {
  const { Plan: root, "Execution Time": milliseconds } = explained as ExplainedPlan;
  const scans = new Map<string, number>();
  const visit = (node: PlanNode) => {
    const way = wayOf(node);
    if (way !== null) scans.set(way, (scans.get(way) ?? 0) + rowsOf(node));
    node.Plans?.forEach(visit);
  };
  visit(root);
  const ordered = [...scans].sort(([, one], [, other]) => other - one);
  return {
    milliseconds,
    rows: [...scans.values()].reduce((sum, rows) => sum + rows, 0),
    blocks: root["Shared Hit Blocks"] + root["Shared Read Blocks"],
    ways: ordered.slice(0, SHOWN_WAYS).map(([way, rows]) => `${way} ${rows}`),
  };
}

function wayOf(node: PlanNode): string | null {
  const type = node["Node Type"];
  if (type === "Seq Scan") return `seq ${node["Relation Name"]}`;
  if (type === "Bitmap Heap Scan") return `bitmap ${node["Relation Name"]}`;
  return node["Index Name"] ?? null;
}

function rowsOf(node: PlanNode): number {
  const removed =
    (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return Math.round((node["Actual Rows"] + removed) * node["Actual Loops"]);
}
