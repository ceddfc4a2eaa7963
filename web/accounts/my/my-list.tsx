import { Empty } from "../../ui/page.tsx";
import { MyCatteries } from "./my-catteries.tsx";
import type { LoadedList } from "./my-lists.ts";
import { MyOrders } from "./my-orders.tsx";
import type { MyView } from "./my-view.ts";
import { OwnHerd } from "./own-herd.tsx";
import { OwnCats } from "./own-cats.tsx";

export function MyList({ list, view }: { list: LoadedList; view: MyView }) {
  switch (list.kind) {
    case "cats":
      return <OwnCats cats={list.cats} next={list.next} view={view} />;
    case "herd":
      return <OwnHerd herd={list} view={view} />;
    case "orders":
      return <MyOrders orders={list.orders} side={list.side} next={list.next} />;
    case "catteries":
      return <MyCatteries catteries={list.catteries} />;
    case "failed":
      return (
        <Empty>
          <p role="alert">{list.message}</p>
        </Empty>
      );
  }
}
